/** Each text is used once. Their form is told in ../reviews.ts. */
export const kitchenReviews = `
SCF-GC
5 48 | Bakes evenly | My first cake came out even on all sides.
5 130 | My mother’s cooker, new edition | I learnt on hers in 1998. This one lights at a press and she is jealous.
4 25 | Strong flame | Blue flame, soup is ready before the children shout. The lid of glass must not be closed on hot pots.
3 17 | One burner is lazy | The small burner needs two or three tries to catch.

HTC-GC
5 70 | It goes off by itself | Wind blew the flame out and the gas stopped. With three small children I needed that.
4 33 | Shines | One wipe and it shines. The oven light is small but enough.

MAX-GC
4 90 | Double glass is true | My son touched the oven door while I was baking and did not cry.
4 21 | Good cooker, heavy | Three men to the second floor. Bread from it has a better skin than from the bakery.
1 12 | Wrong jet | It was set for another gas, flame was yellow. My gas man changed the jets and it is fine now.

QAS-TT
5 55 | For my one room | It sits on a stool, boils fast and wipes clean. What else does a bachelor want.
4 140 | Canteen second soup | I use it every day for stew while the big stove does rice. Knob is firm.

BIN-GT
5 37 | Glass is strong | My party pot has stood on it twice and no crack.
3 60 | Finger marks | Beautiful when clean, and it is clean for five minutes. Flame is strong.

MAX-CYL
5 8 | No leak | After the first filling we put soap water on the valve. Nothing.
4 40 | Heavy steel | Two hands to lift it empty, and the date on it is recent.
3 19 | Paint scratched | Paint was scratched on the side. The cylinder is good.

HTC-CYL
5 100 | Valve closes well | One turn and it is shut. My old one needed two hands and prayer.

MAX-CAMP
4 28 | Camp at Obudu | We cooked noodles for six on it. Put it on flat ground, please.

HIS-MW
5 52 | Easy life | I press it and go and bathe, food is ready when I come out.
5 115 | Used daily | Morning and night for a family of five, and it is still like new.
4 30 | Good in a small kitchen | Does not take much space. The cable could be longer.
2 15 | Plate came cracked | The glass plate had a line and opened on the third day. The machine itself is good.

LG-MW
5 66 | Middle is hot too | Frozen stew comes out hot in the middle, no more cold surprise.

SAM-MW
4 44 | Stew wipes off | It splashes inside and one wipe removes it. Buttons beep too loudly in the night.
5 81 | Milk without boil-over | I warm my baby’s milk on low and it has never risen.

SCF-MW
5 75 | Papa can use it | Two knobs. My father warms his own amala now and boasts about it.

BIN-MW
4 58 | Grill is real | I browned mackerel on it. It smokes small, open the window.
3 23 | Smell at first | There was a rubber smell in the first days. It has gone now.

BIN-BLG
5 63 | Sunday stew | Tomato, pepper and onion for a whole pot in two rounds.
4 150 | Strong motor | Five months of daily use for a family of seven. It is not quiet.
1 55 | Broke early | The jar cracked at the bottom by the second month. Waiting for spare.
5 30 | Grinder’s money | I used to pay for every bowl at the junction and wait under the sun. It has paid for half of itself already.
4 70 | Wet things only | Tomato, pepper, beans soaked overnight: smooth. I tried dry egusi and it only ran round and round. Get another one for that.
5 14 | Akara batter | Beans in three rounds, no tears. I rest it between each one as they wrote.
5 200 | Wakes up with my restaurant | Six every morning for seven months. I changed the seal one time and the spare was in the pack.
3 45 | Neighbours know my menu | It works, but the noise! When I blend by five in the morning my landlord coughs.
2 90 | Burning smell | In the third month it started to smell when the jar is full. If I do half it behaves. I expected better from the name.
4 8 | Two speeds are enough | One for fruits, two for pepper. Even my father can use it and he has started to make smoothies.
4 110 | Manages low current | In the evening our light is dull like a candle. It turns slowly but it finishes the work.
4 160 | I dragged the table | The cable does not reach my socket. The blades are as sharp as in the first week.
5 22 | Zobo that bites | I blend the ginger raw and nothing remains in my sieve. Customers come back for that bite.
5 60 | Peace on Sunday | Sunday used to be mortar and quarrel.

PHI-BL
5 39 | No seeds left | Pepper comes out like paste from the grinder’s shop, without his diesel.
4 84 | Ice breaks | My zobo and pineapple smoothie business runs on it. Rest it between rounds.

BIN-BLM
5 47 | Egusi is smooth | Ground egusi and even dry pepper without smoke. Strong motor.
5 20 | The mill is the reason | Crayfish, ogbono, pepper, all dry. My neighbour borrows only the mill.
4 110 | Washing is easy | The blade turns off and you wash everything. The cable is short.

KEN-BL
5 72 | Quiet | The baby slept on. That has never happened with a blender in this house.
4 26 | Fine powder | Crayfish becomes powder, not dust with legs.

MCH-BL
4 34 | Small money, good work | Beans for moi-moi took three rounds, but it was smooth.
2 41 | Lid does not fit | The cover is not tight. I hold it with my hand.

QAS-IND
5 60 | Akara business | I used to queue at the grinder by 5am. Now I sleep till six.
4 29 | Tiger-nut milk | Grinds tiger nuts without crying. It is loud, my landlord has spoken.

MCH-MIX
5 16 | First birthday cake | I made my daughter’s cake myself, and the cream stood.
3 45 | Gets warm | For meringue I had to let it rest. For cake batter it is very okay.

KEN-CHEF
5 95 | Bread every Saturday | Ten loaves each week for the estate. It has never complained.

QAS-YP
5 38 | Pounded yam in minutes | My father ate and asked who pounded. I just smiled.
4 77 | Smooth | Smooth if you do not overfill it. Washing takes some time.

BIN-YP
5 51 | No more mortar | The neighbours downstairs are also thanking me.
4 18 | Cooks and pounds | Yam goes in raw and comes out as iyan. I add water by spoon.

MCH-YP
3 10 | Four people, two rounds | Good texture, but I do it twice when my in-laws come.

BIN-KT
5 60 | Boils fast | Four minutes and tea is ready. It goes off by itself.
4 22 | Neat on the table | Looks fine on the table and the cable packs away.

BIN-KTS
3 35 | Outside gets hot | The body gets hot, do not let children near. It boils well.

PHI-KT
5 50 | No white things in my tea | Our borehole water leaves marks everywhere. The filter at the mouth holds them.

QAS-KT
5 200 | Night shift companion | Security post, every night for six months. Still boiling.
4 46 | Fell and survived | It fell from the table, has a small dent, and still works.
2 13 | Switch is weak | The switch does not always hold at first press.

PHI-AF
5 42 | Chicken with a crust | Skin is crackling and inside has water. I throw no oil away again.
5 97 | Worth saving for | I looked at cheap ones for months. This one cooks both sides evenly.
4 31 | App recipes are foreign | It wants me to fry asparagus. I fry yam. Very good yam.

SCF-AF
5 40 | Dodo without guilt | My doctor and my husband are both happy.
4 24 | Knobs only | Simple like a clock. The bell is loud enough from the sitting room.

BIN-AF
5 36 | Fish programme | I press fish and it comes out like from the roadside at Epe.
4 88 | Washes easily | The basket goes into the sink and nothing sticks.
3 19 | Cable too short | I had to move the fridge to plug it. The food is good.

QAS-AF
5 50 | Big family | I put a whole chicken in pieces and it finished at once.
4 73 | It is loud | Sounds like a small generator but the gizzard comes out correct.
1 26 | Knob came off | The timer knob removed in my hand in the third week.

QAS-AFO
4 40 | Two floors | Chips above, fish below. The smell of one enters the other, be wise.

KEN-RC
5 105 | Late husband | I mean he comes late. His rice is always warm.
4 32 | No bottom-pot | Local rice needs more water than the line says. After two tries I got it.

BIN-RC
5 61 | Hostel chef | Rice, beans, even noodles. The hostel porter has never smelled it.
3 43 | Foams | With ofada it foams through the lid if I do not wash it well.

MCH-RC
4 27 | Simple | One switch. My ten-year-old cooks rice now.

TEF-PAN
5 49 | The dot works | I wait for the red to fill and eggs slide like on TV.
5 180 | Six months, still smooth | I use only wood on it. Plantain still walks by itself.
4 28 | Good but pricey | It is the third pan I buy in four years, and the first I will keep.
4 66 | Heavy bottom | Heat spreads well, even on my small burner.
3 85 | Handle screw | The handle shook after two months, one turn of the screwdriver and it holds.

TEF-SET
5 56 | They all stack | Everything enters one cupboard. My old pots took three.

MCH-SET
5 44 | Does not burn | Jollof without bottom-pot, and I am known for bottom-pot.
5 19 | Wedding gift sorted | I gave them to my sister and ordered again for myself.
4 92 | Does not stick | I use wooden spoon only so that the coat will last.
3 37 | Lids are light | The lids dance when water boils.
2 70 | Handle loosened | One handle was loose. My husband tightened it.
4 125 | Still looks new | Four months of soup and the colour outside has not changed.

MCH-PARTY
5 15 | Party tested | Used it on firewood for my sister’s wedding and it washed clean.
4 98 | Caterer’s choice | I have four now. The ears are riveted, not glued like the market ones.

BIN-PP
5 53 | Cow leg in forty minutes | I did not believe it. I timed it. I now believe.
4 29 | Gas saver | My cylinder lasted two weeks longer. The first whistle frightened the children.
3 112 | Rubber ring | The ring started leaking after some months. A new one is cheap in the market.

KEN-SET
4 78 | Scrub and shine | I burnt egusi in it, soaked it overnight, and it came back.

MCH-DIN
5 11 | No crack | Every piece came whole, wrapped one by one.
4 34 | Beautiful on the table | Visitors asked where I bought it.
2 9 | One piece broken | One bowl was broken in its cell. The others are fine.

IRK-PLT
5 25 | Like my grandmother’s cloth | The comb on the rim is the one on her wrapper. I eat slowly now.
3 14 | Smaller than I thought | Read the sizes, they wrote them. Painting is fine.

IRK-WOOD
5 62 | Smells of wood | I serve small chops on it and people ask for the carpenter.

IRK-MRT
4 30 | Pepper has taste again | Blender pepper is water, this one is pepper. Oil it first.

BIN-FLK
5 90 | Hot till evening | I poured at ten and it was still hot at five.

BIN-PMP
5 65 | Vigil tea | Whole night vigil, forty cups, and the last one was hot.
2 21 | Dent on arrival | There was a small dent at the foot. It still works.

MCH-INS
5 33 | Not one drop | Put it in my bag with my laptop, no drop.
4 57 | Strong cover | The cover closes well, grandmother needs help with it.
4 101 | Every workday | It has been to site with me for three months. One scratch, no leak.

TEF-FLK
5 18 | Party rice stayed warm | From my kitchen in Ajah to the hall in Ikeja in traffic, and it steamed when I opened.

KEN-TST
5 71 | Breakfast is quick | Two minutes and the children are eating. Both sides are brown.
4 38 | Takes Agege bread | Even the thick slices go in. I empty the crumbs on Saturday.

MCH-TST
3 20 | One side is browner | One side comes out darker. I turn the bread and life continues.

BIN-SM
5 59 | Sealed edges | Sardine and egg stay inside. My children now wake up by themselves.
4 24 | Easy to clean | A wipe with tissue while it is warm, finish.

MCH-SG
4 47 | Suya at home | I put sliced beef on it with yaji. Not Polo Club, but near.
`
