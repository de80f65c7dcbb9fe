"""What rules to be shared most often say: their texts are short by leaving it out.

Texts shared years ago are read by this, so not a letter of it ever changes; a later kind of text
has words of its own.
"""

from __future__ import annotations

WORDS = (
    b'"name":"Nullo","name":"Double Nullo","name":"Blind Misere","code":"BM","code":"DN",'
    b'"tricks":"none_by_side","tricks":"exactly:5","tricks":"all","rank":"above_8S",'
    b'"rank":"by_value","rank":"top","rank":"after:,"when":"after_8","when":"first_call_only",'
    b'"when":"partner_bid_nullo","schedule":"original","schedule":"inverted",'
    b'"schedule":"perfect","schedule":{"S":[40,140,240,340,440],"C":[60,160,260,360,460],'
    b'"D":[80,180,280,380,480],"H":[100,200,300,400,500],"NT":[120,220,320,420,520]},'
    b'"partners_by_level":{"6":1,"7":1,"8":2,"9":2,"10":2},"defence_cap":490,'
    b'"trick_points_stop_above":400,"target":1000,"loss_limit":-1000,"deal_limit":,'
    b'"time_limit_minutes":,"pack":33,"pack":53,"pack":63,"pack":45,"pack":46,'
    b'"special_contracts":[],"sides":"partnership_2x3","sides":"partnership_3x2",'
    b'"sides":"individual","sides":"individual_called_partner","sides":"cutthroat_dealer_out",'
    b'"auction_rounds":"one","sans_kitty":"flag_only","fail_rule":"bid_to_opponents",'
    b'"trick_points_when":"set_only","defence_credit":"per_player","defence_credit":"shared",'
    b'"misere_defence":"ten_per_bidder_trick","misere_defence":"ten_per_own_trick",'
    b'"defence_cap_style":"freeze","win_condition":"any_points","win_condition":"bid_points",'
    b'"both_reach":"highest_total","multi_side_loss":"others_play_on",'
    b'"all_pass":"play_no_trump","partner_method":"called_card_silent",'
    b'"partner_method":"called_card_announced","partner_method":"named_player",'
    b'"partner_share":"half","partner_share":"full",{"preset":"au_","preset":"us_","name":"",'
    b'"options":{"players":4,"sides":"partnership_2x2","pack":43,"jokers":1,"kitty":3,'
    b'"schedule":"avondale","min_level":6,"auction_rounds":"continuing",'
    b'"raise_own_after_passes":false,"special_contracts":[{"code":"M","name":"Misere",'
    b'"value":250,"tricks":"none","rank":"below_8S","when":"after_7"},{"code":"OM",'
    b'"name":"Open Misere","value":500,"tricks":"none","rank":"below_10H","when":"any_time"}],'
    b'"sans_kitty":"off","slam_floor":250,"fail_rule":"minus_bid","trick_points":10,'
    b'"trick_points_when":"always","defence_credit":"per_side","misere_defence":"none",'
    b'"defence_cap":null,"defence_cap_style":"clamp","trick_points_stop_above":null,'
    b'"win_condition":"contract_only","both_reach":"contractor_first","joint_wins":true,'
    b'"target":500,"loss_limit":-500,"loss_needs_opponent_not_negative":false,'
    b'"multi_side_loss":"highest_other_wins","all_pass":"redeal","deal_limit":null,'
    b'"time_limit_minutes":null,"card_points":false,"partner_method":null,'
    b'"partner_share":null,"partners_by_level":null}}'
)
"""The words of texts of the first kind."""
