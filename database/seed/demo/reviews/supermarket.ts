/** Each text is used once. Their form is told in ../reviews.ts. */
export const supermarketReviews = `
MMG-RICE
5 2 | No stones | I cooked one full derica before writing this. No stone, it rises well.
5 3 | Full measure | Weighed it at the mill near me, complete. That is rare now.
5 6 | For party jollof | The grains did not stick together. My guests asked who the caterer was.
4 1 | Clean | Little picking to do. The taste is good.
4 4 | Good price | Cheaper than Bodija after you add transport.
3 2 | Wash it well | Normal. You need to wash it two or three times before the water is clear.
2 0 | Bag was torn | Small hole in the bag, some poured in the vehicle.
5 8 | Everyday rice of this house | We have left foreign rice for this one. Even my mother-in-law did not notice.
5 5 | Rises like bread | Two cups fed six people and remained for the dog.
4 7 | Dry and light | It drinks stock well. I only wish the thread on top was easier to pull.

DAN-RICE
5 3 | Naija rice done well | Swells fine and the smell is fresh, like rice from the village but without the stones.
4 5 | Sweet for tuwo too | A bit soft if you put much water. Reduce water and it is perfect.
4 2 | I picked for nothing | I sat down to pick stones and found only three black grains. I was even disappointed.
1 1 | Weevils | I saw small insects near the seam. It should not leave the store like that.
3 4 | Second best | It is clean, but for fried rice I prefer a longer grain.

DAN-RICE-25KG
4 13 | Half of it gone | Family of seven, not yet two weeks since we opened it. It swells plenty: six cups and my big pot is at the brim.
5 2 | Smell of harvest | When I opened the bag my store smelt like Kebbi after the rains.
4 9 | Give it time | It wants ten minutes more than the foreign one. Low fire, nylon under the cover, and it comes out fine.
5 12 | My buka rice | I cook for thirty people a day. It does not scatter, and customers have stopped asking whether it is local.
4 4 | Scale agreed | We put it on the scale of the beans seller. She was disappointed, she wanted to gossip.
3 8 | White rice yes, jollof maybe | With stew it is very good. Jollof came out softer than my hand likes.
5 15 | Soft in the food flask | My children carry it to school and it is not like stones by noon.
2 3 | Broken grains | Too many small small ones inside my bag. It is clean and it tastes good, but it looks like two kinds of rice.
4 1 | Strong sack | The keke man dropped it from his shoulder and nothing poured.
5 7 | Money stays at home | I like it that a farmer in my own country ate from what I paid. And the rice is sweet.
1 0 | Wet at one side | The bottom of the sack was damp and the rice there had changed colour. I threw away more than one derica. Rice no suppose touch water before my pot.
5 20 | Masa on Sunday | I ground some for masa. Soft inside, brown outside, finished before the tea.
4 18 | Bought by three kitchens | Three of us in one compound buy it and divide. Everybody’s portion was complete.
5 5 | Even my pot behaved | No burnt bottom, first time in months.

DVK-OIL
5 2 | Not mixed | Put it in the fridge to test, it is pure. No sleeping at the bottom.
4 5 | Does not foam | Fried akara with it and it did not foam.

DVK-OILJ
5 3 | Handle makes sense | My old bottle used to slip when my hand was oily. This one I can hold and pour.
4 6 | Light | Stew is not heavy. I will take the bigger one next time.
3 4 | Price has gone up | Product is good, the price is not smiling.

PWR-OIL
5 2 | Seal was tight | Came in double nylon and not one drop poured.
4 4 | Good for plantain | Dodo came out golden, not oily. The bottle could be stronger.

PWR-OILK
5 7 | Shared it with my sister | We divided it into two and paid half-half. Cheaper than buying small small bottles.

GPN-SOY
5 5 | My doctor said soya | I use it for salad and for egg. No heavy smell at all.

GNO-PALM
5 3 | Banga approved | The colour, the smell, the thickness. My Urhobo neighbour asked me where I bought it.
4 2 | No sand at the bottom | I always check the bottom of the bottle. This one is clear.

GNO-PALMJ
5 6 | Yam and oil | We ate boiled yam with it the first night, nothing else. That is how you test palm oil.

DVK-PALMJ
5 4 | Ofe akwu | The soup was thick and red and nobody put cube to help it.
3 5 | Sleeps in harmattan | It sleeps in the morning cold. I put it in warm water as they said, it came back.
1 1 | Smell was not fresh | Mine had an old smell, like oil that stood in the sun. I cannot cook with it.

IND-70
5 1 | Children of the house | Five children, one carton, two weeks. They know the sound of the nylon from outside.
5 3 | Complete | Counted everything, forty and no missing seasoning.
4 2 | NYSC survivor | Corper life. One pack, one egg, one small tomato, and I am alive.
4 5 | Pepper is inside | The chilli sachet is strong, I remove it for the small ones.
3 4 | Price keeps climbing | I remember when a carton was five thousand. Still we buy it.
5 6 | Night shift food | I keep the carton in the office. Even my boss has been taking from it.
5 9 | Second carton | First carton finished in nine days. I have two teenagers, pray for me.
1 0 | Two packs short | I counted thirty-eight. Somebody opened the side and taped it back.

IND-70-PEPCHI70G
5 2 | The pepper greets you | It does not burn, it only greets you. I stopped adding ata rodo.
5 1 | Rain on the zinc | Two packs, one egg, fish from yesterday, rain outside. I am a rich man.
4 3 | Big people’s noodles | My last born drank three cups of water. For me and my husband it is just right.
5 6 | Hostel currency | In our room one pack can buy you a favour: fetching water, plaiting hair, even notes. A carton makes you governor.
5 4 | Not one torn | I checked layer by layer before I cut the first nylon.
4 0 | Dates are one | All the packs carry the same date and it is next year.
3 5 | The children went on strike | I bought it for a change. The adults enjoyed it, the small ones refused until I removed the chilli sachet and washed the pot.
5 8 | I did the calculation | Buying singles from the mai-shayi every night was chopping my salary.
4 2 | Add vegetables | With carrot, green pepper and two eggs it becomes food. Alone it finishes before you sit well.
5 10 | Fast mover at the park | I sell noodles and egg in front of the motor park. Drivers now ask for the peppery one by name.
2 1 | Eating crumbs with a spoon | A lot of it was broken inside, maybe something heavy sat on the carton. The taste is complete.
5 3 | Medical school dinner | I no get strength to cook soup by one in the night. This one and cold water, and I read till cock crow.
4 7 | Salty if you pour all | Use half of the seasoning and all the pepper. Then it is sweet and your pressure will not rise.
5 5 | Mother-in-law asked for more | She does not eat ‘rubber food’. I have video evidence of the second plate.
3 2 | Price, my people | The taste has not changed. My pocket has.
4 9 | Bachelor arithmetic | Weekdays only. At weekends I go to my sister’s house and eat like a human being.
4 4 | Five minutes, not two | On my kerosene stove it takes five. Still the fastest food in the compound.
1 0 | Soap smell | The whole carton smelt of detergent, even after cooking. Somebody kept it beside washing powder. I could not give it to anybody.
5 1 | Fry it dry | I cook it, sieve it and fry it with onions and leftover suya. My neighbours now cough on purpose by my window.
4 6 | Outreach food | Our fellowship shared twenty cartons in one morning. Counting was easy and nothing was spoiled.
5 2 | Pepper soup in disguise | I add plenty water, scent leaf and crayfish. Catarrh ran.
4 3 | Fresh strands | It did not taste of carton, and the oil sachet was not hard.
4 11 | One pack each, I said | I am talking to myself in this house.

IND-SUP
5 2 | For real appetite | One pack and I am full till evening. The small one was insulting me.
4 3 | Two cubes inside | The second seasoning is what makes the difference. Carton was strong.
2 0 | Carton was pressed | The carton was pressed on one side and about six packs came out as powder.

GPN-NDL
5 2 | My children switched | They now ask for the yellow pack. I did not expect that.
4 3 | Cheaper than the other one | The taste is close enough and I save about a thousand naira on each carton.

GPN-SPG
5 1 | Does not gum together | I forgot it on fire small and it still stood up. For party it is perfect.
4 2 | Nine minutes correct | I timed it with my phone. Nine minutes and it is done.
3 2 | Just spaghetti | It cooks, it fills. Nothing to shout about.

GPN-SPGC
5 7 | For my food business | Twenty packs, twenty days. Students in my area are eating it with beans.

HNW-MAC
5 2 | Macaroni salad | Holds its shape in mayonnaise. My sister-in-law collected the remaining half.

NES-MILO
5 3 | Same taste I know | Original. You can tell when you open it.
5 9 | The tin is the second product | We drink it, then the tin holds garri for ten years.
4 4 | Thick cup | Three spoons and it is thick. My son calls it chocolate tea.
5 1 | The chocolate of my childhood | I licked it dry from the spoon the moment it came, I am thirty-four.

NES-MILOR
5 6 | Refill is wiser | Same powder, no tin money. I poured it in my old tin and nobody knew.
4 8 | Close it well | In rainy season it will cake if you leave it open. I use a clip.
5 2 | Boarding school packing | She took it back to school and shared with the whole room. Now they all know it.

NES-MILOS
4 2 | For the office drawer | One sachet, hot water, and I can face my emails.

CAD-BVJ
5 5 | Bournvita people | My husband is Milo, I am Bournvita. We have two jars and we do not discuss it.
4 7 | Dark and rich | I use two spoons where I was using three.

CAD-BV
5 4 | Fresh date | Expiry is next year. I always check and they did well.
3 3 | Price has moved | Good as always, but it was cheaper last Easter.
4 8 | Hot water first | I pour hot water small first, then fill it. It has not caked since.
5 6 | Growing boys | Two cups each, morning and night. They no longer steal sugar.

CAD-HOT
5 2 | Jos weather | Cold morning, thick socks, this. I do not need anything else.
2 1 | Too sweet for me | I am not a sugar person. It is good for children sha.

NES-CAF
5 5 | My six o’clock friend | I leave the house by five thirty. Without it I will sleep inside the BRT.
4 9 | Real coffee smell | The jar closes well, so the smell stays. I use half a spoon only.
4 3 | Strong | Be careful at night. I took it at eight and watched the ceiling till two.

NES-GM
5 3 | Weaning was easy | My daughter opened her mouth by herself. That is all I can say.
4 5 | Filling | A small bowl in the morning and I do not look for food till two.

PEK-POWR
5 6 | Floats on tea | As in my father’s house. You see the small yellow on top.
4 3 | Refill saved me money | I still have the old tin. Only remember to close the nylon.

PEK-POW
5 4 | Rich | One spoon less than the other brand and it is still whiter.
5 9 | My pap is not complete without it | Akamu, two spoons, sugar. Do not argue with me.
2 2 | Dent on the side | It tasted fine but the tin came with a dent. I poured it in a jar.
5 3 | My mother’s tin | She sewed buttons from such a tin all my life. The milk is the same.

TCR-MLKP
4 5 | Light tea | Not as thick as the other one but the price is kinder to me.

NES-NIDO
5 7 | My son added weight | He was refusing everything. He takes this one morning and night now.
4 3 | Sealed properly | The silver paper under the lid was complete. Date is far.
3 6 | Costly but good | I wish it was cheaper, but he does not fall sick with it.
1 1 | Tin was open | The paper under the lid was not complete. I will not give that to a child.

PEK-EVAC
5 8 | Shop owner | I sell them one by one in my kiosk. All twenty-four were clean, no rust.
4 2 | Monthly shopping | One carton and I do not think about milk again until salary.
5 4 | Tea seller | I sell tea and bread. I open four tins every morning and none was bad.

CHV-YOGB
5 2 | Lunch box size | One in the bag every morning. They are always cold enough till break time.
2 0 | Two leaked | Two of them leaked inside the pack and wet the others. I washed them.

COK-COK
5 0 | Cold with suya | Bought for my brother’s send-off. We put them in ice and the gas was correct.
4 2 | Complete twelve | All the covers were tight. It came warm, so plan with your fridge.
4 1 | Better than the wholesale shop | I did not carry anything on my head. Pack was strong.
5 3 | Office birthday | We were twelve, the pack was twelve, peace reigned.
1 0 | Gas was weak | Three of mine were flat. They must have stayed long in the sun somewhere.

COK-BIG
4 1 | For the long table | Six was enough for our Sunday. No flat one among them.

COK-FAN
5 1 | Birthday colour | In all the pictures you will see the orange. The children finished it before the cake.

MLT-DRK
5 3 | New mother drink | My wife just put to bed and this was the first thing she asked for.
4 5 | Cartons go fast in this house | I hid half of it under the bed. They found it.
5 1 | Party size | All the cans were clean and cold by evening. We returned none.
3 1 | Sweet as ever | Good, but I remember it more bitter. Maybe it is my mouth that changed.

CHV-JCE
5 2 | Iftar table | We broke our fast with it all week. It is not too sweet.
4 1 | Real orange taste | My daughter says it is like the one we squeeze at home, without the seeds.
3 3 | Exotic is too sweet | I prefer the orange one. The pack was neat.
4 4 | For visitors | I keep two in the cupboard for people who enter without calling.
5 1 | For my pregnancy | It is the only thing that stayed down in the morning.
2 1 | Box came soft | One corner was wet and the pack was soft. The juice was fine when I opened it.

COK-EVA
5 1 | Strong bottles | We use them for the office meeting. Covers are tight, no bad taste.
4 3 | Clean taste | I keep the bottles after and fill them for school.

NES-PL
5 2 | You hear the seal | Every one of them made that sound. After the last fake I bought, I listen now.
4 4 | For gym | I carry one pack in my boot. It does not smell of plastic.
3 1 | Heavy to carry up | Product is fine. Third floor and no lift, that is my own problem.
5 1 | For the construction men | Twelve finish before noon on our site. They trust the seal.

KEL-CER
5 2 | Saturday is settled | They pour it by themselves now and I sleep till eight.
4 6 | Stays crispy | I clip the inside nylon and it is still crunchy after days.
2 0 | Box was pressed | The box was pressed and some are powder. Taste is fine.
3 3 | Fine, but small | It is crispy and fresh. The box looks bigger than what is inside.

KEL-COC
5 3 | The milk is the prize | They finish it quickly to drink the brown milk. Hide it well.

NES-CRL
5 4 | Six months and hungry | She opened mouth for the second spoon. No running stomach.
4 8 | Easy for grandma | Only water, no lumps. My mother feeds him without calling me.
3 3 | Finish fast | One tin does not reach two weeks for my big boy.

GPN-OAT
5 5 | Sugar patient | My father takes it every morning now. Five minutes and it is ready.
4 7 | Oat swallow too | I blended it and made swallow. With okro you will not miss garri.

GAL-SR
5 1 | For my shop | I sell by the bus stop. The carton finished before the next day.
4 2 | Soft inside | Fresh and soft, the meat is small as always.
2 1 | Some were crushed | Some were crushed at the bottom of the carton.
5 0 | Road trip | Lagos to Benin, eight of us, one carton. No one asked to stop for food.

CAD-CHO
5 2 | Did not melt | It came in the heat of March and it was still straight.
4 1 | For my desk | One line every afternoon. It has lasted me a week, I am proud.

CAD-TOM
5 4 | Choir pocket | The whole soprano line depends on this bag. Opens the chest.

GPN-SNK
5 5 | Bread finished before the jar | My children now want bread at night too.
3 2 | Sweet, oily | Nice, maybe a little too sweet for me. The oil comes on top, mix it.

KEL-SNK
5 0 | Once you pop | I opened it in the keke. It did not reach my house.
4 2 | Not broken | Most of them were whole to the bottom. That is why I like the tube.
3 1 | Pepper is small | It says hot. For a Nigerian mouth it is not hot.
5 1 | Movie night | The tube closes, so it survives until part two.

NES-MAG
5 3 | The star | My pot does not start without it. A hundred lasts me two months.
4 6 | Counted it | I counted and it was complete. None was soft.
5 2 | For my buka | I buy it every week for the shop. Cheaper than at the junction.

KNR-CUB
5 4 | Melts well | One cube for one pot of rice and the aroma enters the compound.
4 3 | Beef one for stew | I use beef for stew and chicken for rice. Each one has its work.
2 3 | Some were soft | The weather entered about ten of them. They still melt in the pot but I do not like it.

GNO-SPC
5 5 | Fresh curry | The yellow is bright and the smell is not old like the one in the market.

DAN-SLT
5 6 | Fine and dry | It pours, even in August. No dirt inside.
4 3 | Salt is salt | It is white, it is salt, it is cheaper here.

GNO-TOMS
5 7 | When tomato is gold | Tomato was eighty thousand a basket. Fifty sachets saved our stew.
4 3 | Fry it well | If you do not fry it, it will be sour. I fried it fifteen minutes and it was sweet.
5 2 | No colour on my hand | It is red from tomato, not from dye. I rubbed it on white paper to check.
1 0 | One burst | A sachet burst and everything around it was sticky. I threw away four.

GNO-TOM
5 2 | Thick | Not watery like the other one. One small tin does a pot.
4 4 | Tin opened well | No rust on the rim, red inside. I pour the rest in a glass.
3 3 | Key bent | The opener slipped on the rim. Inside is good.

GNO-PEP
4 4 | Lazy cook | I do not blend pepper again on weekdays. Add fresh rodo if you want fire.

TIT-SRD
5 1 | Bread and Titus | Student life taught me, adult life has not changed me.
4 2 | Five fat ones inside | I opened it and there were five, not the small small ones.
5 4 | Key to a quick stew | Two tins, onions, pepper, ten minutes. My visitors thought I started in the morning.
5 8 | Oil inside is useful | I fry the onions in the oil from the tin. Nothing wastes.

TIT-SRDC
5 8 | Provision shop | All fifty came clean. I sell them with bread in the morning.

TIT-MAK
4 4 | Concoction rice | One tin inside local rice with palm oil. My people finished the pot.
3 2 | Bones | Taste is good but check for bones before you give a child.

DVK-TIN
5 5 | Corned beef stew | The meat is meat, not fat. I chilled it first and it cut well.
4 2 | Tin is small | Taste is very good. The tin is small, that is my only problem.
5 1 | Sandwich season | School resumed and this tin is my best friend.

ARI-POW
5 5 | Small is enough | Small quantity is enough. My whites are white again.
5 8 | Palm oil stain | My uniform had oil from Monday. It came out in one wash.
4 3 | Smells nice | The smell stays, the whole passage is fresh.
3 6 | Hard on my hand | It cleans well but my skin is dry after. I wear gloves.
5 2 | Mechanic’s overall | My husband fixes trailers. If it can wash that overall it can wash anything.
1 1 | Nylon was torn | A third of the powder was inside the parcel and not inside the pack.

ARI-SCH
5 4 | I sell it | One sachet at a time from my window. A carton finishes in ten days.

SUN-DET
4 6 | Lasts | One pack did our four for almost a month.
5 4 | Lemon smell | My clothes smell like a clean house. Foam is plenty for hand washing.
2 5 | Too much foam | In my machine the foam came out by the door. For hand washing it is good.

SUN-DSH
5 5 | Cuts oil | One drop and the egusi pot is clean. Does not scratch my hand.
4 9 | It is thick | Do not pour like water. Two weeks and it is half.

HYP-BLC
5 4 | Whites came back | School socks were brown, I had given up. Now I am a believer.
4 6 | Open the window | It is strong. A capful in a bucket is enough.
3 2 | Splash carefully | It did its work, and one drop did its work on my black skirt too.

HYP-BLCJ
4 9 | For the compound | Drain, tiles, buckets. One jug has reached one month for four flats.
2 0 | Cap had a crack | The cap was cracked and my boot smelt of bleach for two days.

HYP-TLT
5 3 | The neck | It reaches under the rim by itself. The brown line is gone.

DET-CLN
5 6 | In the bath of the house | My mother put it in our water and I put it in my children’s. That smell is home.
4 8 | Cuts and bucket | My boy falls every day. We use it with cotton and water.
5 2 | Sealed and original | I checked the number. The colour turns milky in water as it should.
5 9 | After the village | We came back with insect bites. Cotton, water, few drops, and by the third day it was calm.

BOD-XMAS
5 1 | My in-laws were silent | They opened the basket and nobody talked. That is how I know.
4 0 | Everything intact | No bottle was open, the ribbon was neat. I wanted more sweet things inside.
3 2 | Basket is bigger than the content | Fine things inside, but the basket made me expect more.
1 0 | Oil leaked on the rice | The cap of the oil was loose and the rice bag was soaked. For a gift it was a shame.

BOD-SALLAH
5 1 | Dates and honey | My mother said the dates are soft and fresh. That is what she cares about.
4 2 | For my office | We gave them to twelve people. Clean packing, nothing was missing.

GPN-SEMO
5 2 | No lumps | It came out smooth the first time. I am not a good cook and I am saying this.
4 6 | Does not draw | With ogbono it is correct. The bigger bag is better value.
4 3 | Fresh | No smell, no insects, date is far.
3 5 | Small for the price | Good taste. The one kilogram is gone in three meals here.
1 2 | Expired soon | It had six weeks left on the date. For the big bag that is not fair.

HNW-WHT
5 5 | My father’s doctor | He stopped eba. With this one he still enjoys his vegetable soup.
4 2 | Brown and heavy | One wrap and you are full. Sieve it if you like it smooth.

GPN-FLR
5 2 | Puff-puff rose | Round like balls, soft inside. The children stood by the pot.
4 4 | Very clean | I did not need to sieve it twice.
3 3 | Meat pie was fine | Chin-chin was a bit hard. I think I kneaded too long.

DAN-SUG
4 3 | White and dry | No dirt, no ants. I transferred it to a tin the same day.
5 5 | Weight is complete | I measured it in my kitchen scale, complete with small change.

BOD-OLOYIN
5 3 | Sweet without sugar | Soft in one hour with no kaun. Plantain is all it needs.
4 2 | Almost no picking | Two small stones in a full bowl. I have seen worse.
5 5 | Ewa agoyin | I mashed it for agoyin and it was smooth. Order it and stop suffering.
5 2 | Moi moi was soft | Peeled easily after soaking. The moi moi stood without too much oil.

BOD-GARRI
5 1 | Sour like Ijebu | Cold water, groundnut, sugar, and the fan on me. Leave me alone.
4 4 | Crisp | It does not swell too fast in water. For eba it is fine too.
2 2 | Not so sour | My own tongue wanted more sour. It is clean sha.
5 2 | Fine sieve | No chaff, no stone. My mother asked who fried it.
1 3 | Sand | I felt sand between my teeth. I soaked it twice and it was still there.
`
