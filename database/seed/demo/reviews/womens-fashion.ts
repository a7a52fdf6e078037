/** What is written about women's fashion, by product line; `../reviews.ts` has the format. */
export const womensFashionReviews = `
EKO-WRAP
5 2 | Fits my shape | It holds where it should hold. Three compliments on the first day.
4 14 | Real wrap | No false string sewn at the side. I put one small pin at the chest for church.
4 6 | Sleeve covers my arm | Exactly the length I look for. The belt is long enough to tie twice.
2 9 | Zip problem | There is no zip, and that is my problem: it opens when I climb into a bus. Pin it.

EKO-BODY
5 1 | True to size | I am a 14 and it is a 14. Not see-through.
3 3 | Short on tall girls | I am 1.78 and it stops above the knee. On my sister it is perfect.

EKO-SHTH
5 5 | Pockets that hold a phone | I have been looking for office dresses with pockets since 2019.
3 7 | Tight at the arm | It is a bit tight at the arm, go one size up if you are built.

EKO-PLT
5 10 | It dances | Wore it to a naming ceremony with wind. I felt like a music video.
2 12 | Pleats opened | After washing, the pleats at the hem are not as sharp. Steam brings back some.

EKO-SHRT
4 5 | Clean look | Belt is firm and does not fold. Wear a slip below it.
5 45 | Market, office, airport | Roll the sleeve, change the shoe, and it is another dress.

EKO-BOU
5 3 | Free like air | I wore it in the third trimester and I am still wearing it. Nothing presses.
5 8 | My mother collected it | I bought it for myself. Now I am ordering another.
4 14 | Free size is honest | My aunt and I are not the same at all and both of us wore it.

EKO-ABY
5 30 | Cuffs stay up | For ablution this elastic is everything. Cloth breathes in the afternoon.
4 12 | Veil is long enough | It covers well and does not slide. Mine needed shortening by two fingers.

LEV-DRS
4 25 | Jacket turned dress | Good thick denim. Stiff on the first day, sweet on the tenth.
5 90 | Worth it | I have worn it to work, to a concert and on a bus to Jos. Snaps are as new.
1 5 | Too narrow at the hip | The 12 fits my shoulder and refuses my hip. I sent it back.

HOL-WAX-6YAR
5 15 | Wax is original | Washed it with salt and the colour stayed. Yards complete.
4 7 | Sews well | My tailor was happy with it, it does not fray.
5 30 | August meeting won | Seven of us sewed it and the front row asked where. The crackle is real on both sides.
3 4 | A bit stiff | Stiff before the first wash. After that it falls well.
5 12 | Aso-ebi chosen | All my friends agreed on it at once. It shines in pictures.
1 3 | Wrong pattern | The colour is the one I ordered, but the pattern is another one. I needed it for a group.
4 40 | Iron it inside out | The colour stays when you respect it. Six yards gave me skirt, blouse and my son's shirt.

HOL-WAX-6YAR-GRN
5 20 | Change remained | Skirt, blouse and headtie, and my tailor still returned almost one yard to me. That is a miracle from that woman.
4 9 | From cardboard to wrapper | It was stiff like cardboard in the hand. After the salt water it learned to fall.
5 60 | Eight washes | All by hand, and I still see the small crackle lines.
5 5 | Thirty-two of us | We wore it to a traditional wedding and no piece was lighter than the other.
3 14 | Lighter than the Dutch one | It is good for the price, not for keeping in a box. Against the sun you can see your hand small.
4 35 | A tailor speaks | It takes the crease, it does not slide under the foot, and it did not shrink on my customer.
5 2 | Both sides are front | I turned it and turned it. Let me mark one with chalk before I lose it.
3 11 | Kerosene smell | It stayed for three days, even after I washed it. The pattern is fine, that is why I kept it.
5 100 | Three lives | Gown, cushion covers, and I back my daughter with what the tailor left.
4 6 | Measured with my arm | Six and small change. The fold line took two irons to go.
5 45 | It did not reach me | I ordered it for myself. My aunt saw it, prayed for me, and carried it home.
1 4 | The dye jumped | There is a pale line across the whole width, right in the middle. No style can hide it. I sent it back.
4 80 | Nothing crossed over | Plain white blouse on top, a whole day of sweat, and the blouse is still white.

HOL-WAX-12YAR
5 10 | Enough for me and my three girls | Skirt, blouse and three small gowns, and there is still some for a head-tie.
4 21 | One piece for true | I measured it on the floor with my sister, twelve complete and uncut.

HOL-JAVA
5 12 | Soft like it was washed before | It falls. I made a boubou and it moves when I walk.
4 6 | Know the right side | My tailor sewed one sleeve inside out because the back is paler. Mark it first.

VLI-WAX
5 20 | My grandmother confirmed it | She touched the edge, read the stamp and said yes. That is the highest authority.
5 45 | Colour is deep | Three washes and it still looks like the first day. Now I understand the price.
4 3 | Pay once, wear for ten years | It hurts to pay and then it does not hurt again. Six yards complete.
1 5 | Fold line would not go | The middle of mine had a pale line from long storage. For this price I sent it back.

HOL-ADI
5 9 | No two alike | I bought one for my friend and one for me, like cousins, not twins. The lines are by hand.
2 5 | It bled on my slip | First wash alone is not a joke. My white slip is now blue.

EKO-LACE
5 6 | Front row lace | The stones catch the light and they do not fall. My celebrant asked me to step back small.
3 12 | Needs good lining | Beautiful, but it scratches without lining. Budget for that.

EKO-PEP
5 2 | No tailor wahala | I ordered on Monday and wore it on Saturday. No story, no 'come tomorrow'.
4 10 | Zip is smooth | The waist sits well, the skirt is lined. I let out the side by half an inch.

EKO-ANK
5 14 | The sleeves! | They are dramatic in the correct way. Two people snapped me at the bank.
3 3 | Pattern does not meet | At the back seam the pattern does not match. Small thing, but I see it.

EKO-GELE
5 1 | Stood till night | From church to reception it did not fall.
4 7 | Correct shine | Not too much shine. My gele lady liked to fold it.
5 30 | Used it four times | I roll it on a bottle after each party and it has no crease.
4 14 | Two yards complete | I tied it three styles before choosing one. The thread shines without scratching.

EKO-AUTO
5 2 | Five seconds is true | I put it on in the car, with the driver's mirror. Nobody knew.
3 10 | Fits a medium head | I have small head and I padded it with a scarf inside. Looks fine from outside.

EKO-PUMP
5 20 | Vote of thanks, still standing | Wedding from ten to seven and I went home in the same shoes.
4 8 | Steady heel | Block is wide, it does not enter the grass. Toe is a bit narrow.
4 60 | My Sunday pair | The suede touch needs a brush, not water. Padding is still soft.
5 120 | I have stopped carrying flats | Four months and the heel tip is still the first one.
1 6 | Wrong for wide feet | I ordered my number and my small toe cried. I should have read the advice.

EKO-STIL
4 1 | Dinner only | Ten centimetres is ten centimetres. They are beautiful and I sat down.
2 4 | Strap is short | The buckle closes in the last hole and I do not have big ankles.

BAT-BALL
4 30 | In my bag every day | I drive in them and change at the office. The bow has not fallen off.
3 60 | Thin sole | You feel small stones. For indoors they are perfect.

BAT-FLIP
5 20 | Bathroom champion | Does not slip on wet tiles, that is all I asked.
4 9 | Strong rope | My old ones cut every month. These ones have not.
3 15 | Small number | I take 39, the 40 would be better for my heel.
5 22 | Whole house is wearing it | I bought one and my sisters ordered three. You know it is good when it goes missing.
4 12 | Light and quiet | Does not announce me in the corridor at night.

NIK-AMSC
5 90 | On my feet for twelve hours | Nurse here. The air in the heel is not a decoration.
4 30 | Runs true | My normal 39 and it fits. Light colours need a wipe every evening.

ADI-CFP
5 40 | Ward rounds, school runs | It enters like a sock and holds like a shoe. I have recommended it to my whole unit.
4 14 | Breathes well | No smell even without socks. The sole picks up small stones.

EKO-TOTE
5 12 | Enters everything | Everything I carry in a day enters, and the handles are strong.
4 5 | Laptop fits | My 14-inch goes in with charger and lunch. It has no feet, so mind where you put it.
5 60 | Strong zip | I load it more than I should and the zip is still fine.
2 30 | Strap is stiff | The strap is hard on the shoulder. Maybe it will soften.
5 15 | Teacher's bag | Forty scripts, my food and my slippers. Nothing has cut.

EKO-HAND
5 10 | It stands by itself | Put it on a table at meetings and it behaves. The feet are real metal.
4 20 | Good quality | Stitching is straight inside and outside.
3 3 | Smaller than the picture | It is small. Read the measurements, they wrote it.

EKO-CROSS
5 30 | Balogun tested | Hands free and the zip faces my body. Nothing was touched.
4 7 | Just enough | Phone, cards, powder, keys. Not one thing more.

EKO-CLU
5 2 | Aso-ebi money entered | Phone, lipstick and the spraying bundle. The chain hides inside when I do not need it.

CLK-SATC
5 90 | Leather that improves | The scratches have become character. Buckles look like work but there is a magnet below.

LEV-SHOP
4 30 | Pockets for days | I know where my keys are for the first time since I married.

PUM-MINI
5 14 | My back thanks me | Replaced a shoulder bag and the pain is gone.

ADU-CORAL
5 1 | Edo second outfit | The length is correct and the wire is strong. My mother-in-law nodded.
4 8 | Bold colour | Rich colour. Earrings are heavy for a full day.
2 2 | Clasp is weak | One bracelet opened twice while I was dancing. I tied it with thread.

ADU-SET-PEA
5 20 | Looks expensive | It came in a fine box too, I used it as a gift straight.
4 10 | Neat | Simple and fine, goes with native and English wear.

ADU-SET-CRY
4 3 | Shines in pictures | Under hall light it is a lot, in the good way.
1 2 | It cut on me | It cut on the second day at a party and I was picking crystals from the floor.

ADU-WAIST
5 30 | I can count my weeks | They sit low now, which means the dance class is working.
4 14 | Did not cut | I bathe with them and the cotton has held. Tie three knots.
3 5 | Beads smaller than I thought | Pretty but tiny. From far you will not see them.

ADU-GOLD-CHA
5 60 | Has not changed colour | Two months, sweat and water, and it still shines.
4 12 | Thin and clean | Exactly what I wanted for every day. The hook is small.

ADU-GOLD-HOO
5 20 | No itching | My ears reject everything. Not these.
4 6 | Light | I slept in them by mistake and nothing happened.
5 90 | Three months, every day | Bath, gym, sleep. The colour has not moved.

ADU-GOLD-BANX4
4 30 | They ring | My children hear me coming. The colour holds, one has a small scratch.

CAS-LAD-LTPV005LEA
5 60 | Small clear face | I can read it without glasses. Strap got soft after a week.
3 30 | New strap, hard strap | The strap is hard on the hand in the first days.

CAS-LAD-LTP1130STE
5 120 | Four months and exact | I set it by the bank's clock and they still agree.
4 10 | Shortened it myself | With a pin and ten minutes of patience. Looks like a bracelet.

DAR-BONE
5 21 | No shedding | I have combed it for three weeks and it is not shedding.
4 7 | Full | Full from root to tip and light on the head.
3 10 | Tangles at the end | It tangles behind the neck, carry a wide comb.
5 60 | Two months and still bone straight | I wash it every second Sunday and hang it. Straight as the first day.
1 14 | Lace tore | The lace at the parting tore when I removed the pins. Handle it like an egg.

DAR-BONE-22INC
5 30 | Natural | People thought it was my hair until I removed it.
4 14 | Heavy but worth it | Down to my waist and it moves. You need patience to wash it.
1 3 | Not what I expected | Too shiny for me, it looks like a doll.

DAR-BOB
5 12 | Shake and go | Ten minutes from bed to Keke. The fringe covers my forehead nicely.
4 40 | Curls came back | Washed it once, sprayed water and conditioner, and they returned.
2 9 | Hot in the afternoon | Lovely at night. At two o'clock in traffic I wanted to remove my own head.

DAR-BODY
5 9 | Lace melted | My stylist laid it in twenty minutes and even my sister asked where the line is.
4 25 | Waves hold | I braid it loose at night and the waves are there in the morning.
2 5 | Shorter | The length is shorter than they said by some inches. They say it is measured pulled straight.

DAR-BRD-3
5 14 | Peace for my neck | First braiding hair that did not scratch my neck from day one. I rinsed it with vinegar as they advised.
4 7 | Pre-stretched for true | My braider smiled, no pulling and no cutting. The tips closed well in hot water.
5 30 | My third time | Same softness every time. A month of braids and no smell.

DAR-BRD-6
5 20 | Six is enough for waist length | Knotless to the waist, and half a bundle was left.
3 10 | One bundle had another shade | Five were the same and one was a little lighter. My braider hid it inside.
`
