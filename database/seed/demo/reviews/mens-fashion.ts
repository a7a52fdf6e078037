/** What is written about men's fashion, by product line; `../reviews.ts` has the format. */
export const mensFashionReviews = `
KNW-SEN
5 0 | Eid outfit settled | The sewing is neat and the fitting is correct. People were asking for my tailor.
5 12 | Wore it to a wedding in Ilorin | Everybody was greeting me like the celebrant. Good material, not see-through.
4 3 | The trousers are long | Top is perfect. The trousers I took to my tailor for two inches, and there was enough cloth to do it well.
3 5 | Size runs big | I wear L normally, the M would have done.
5 40 | Office on Friday, party on Saturday | I don wash am four times, the collar still dey stand. No be every senator fit do that.
2 1 | Hidden button came off | The second button fell before I even wore it. It is only thread, but at this price check your buttons.

KNW-EMB
5 6 | The neck work is the thing | My brother-in-law bent down to look at the embroidery. It is tight, no loose thread behind.
1 0 | Different design | The neck design is not the one in the picture. The cloth is good but I chose it for the neck.

EKO-ADI
5 20 | Real adire | You can smell that it was dyed by hand. First wash coloured my bucket, after that nothing came out.

KNW-AGB
5 2 | Father of the bride | I bought it for my daughter's day. Photographer told me to stand in front by force.
4 0 | Heavy, in a good way | You will feel that you are wearing something. Carry a handkerchief for the afternoon.
3 1 | Nice but hot | Fine for evening. In the afternoon sun you will sweat.

EKO-ASO
5 4 | You will see the money | It is expensive and it looks expensive. My late father had one like this and I have not seen such weaving since.
4 11 | Strips are straight | I checked the joints of the strips inside, they are straight and lined. It is heavy on the shoulder at first.

EKO-DAN
5 7 | My Friday top | Light, airy, and the pockets take phone and keys without dragging the front down.
2 25 | Print came off a little | After three machine washes the print at the hem is paler. Hand wash it.

KNW-JAL
5 10 | Cool for tarawih | Two hours standing and the back was dry. The pockets at the side are deep.
4 1 | Length is correct | I am 1.82 and took 58. It stops exactly at the ankle as it should.

KNW-HULA
5 3 | Correct hand work | The needlework is tight. My uncle wanted to collect it.
4 14 | Sits well | It sits well and keeps its shape.

EKO-FILA
5 8 | Folds the way I like | It remembers the fold. By the second party I did not need any mirror.
4 21 | Matched my agbada exactly | The aso-oke is real, you can feel the ridges. Lined inside so it does not scratch.

EKO-OXF
5 30 | L is L | I took L and it is L. It has not slacked after many washes.
5 12 | No singlet needed | Finally a white-collar shirt that does not show everything under it. I ordered two more for the week.
4 6 | Looks neat | Simple and neat. Iron on low.
4 75 | Collar points stay down | The small buttons at the collar do their work. One cuff button loosened in the second month.
3 4 | Sleeve is long on me | Body fits, sleeve is long by one inch. Short-armed people, take note.
5 100 | Third one now | First was for trial, second for Tuesday, third because my son wears my size.
1 2 | Check the size chart | I ordered by my other shirts and it could not button at the chest. Measure first.

EKO-SLIM
4 5 | Sharp under a suit | It does not gather at the waist like my old ones. If you have stomach, go one size up.
5 18 | Iron once and forget | I drive two hours to work and arrive without lines at the back.
1 9 | Seam opened | Side seam opened when I bent to tie my shoe. Maybe I needed the XL, but a shirt should not surrender like that.

ADI-POLO
5 20 | Dry on the back | I played eighteen holes, well, nine, and I was not ashamed to sit down after.
4 8 | Good polo | The collar does not curl. A bit long at the back for people who tuck out.
3 2 | I expected thicker | It is a thin sports cloth. For golf yes, for office I prefer cotton.

EKO-POLO
5 25 | Material is thick | Not the light one they sell by the road. I am buying more colours.
4 9 | We bought thirty for staff | Thirty pieces, sizes were consistent from one to the other. Two had a loose thread at the hem.
5 3 | Value for the money | At this price I wanted a second one for every day I wear the first. Collar still dey kampe.
2 33 | Twisted after washing | The side seam now turns to the front. I wear it at home only.
5 40 | Church choir sorted | Twenty of us in one colour and nobody looked borrowed.
1 15 | Collar gave up | Mine rolled like old paper after one wash. Maybe I was unlucky, others are praising it.
4 12 | Colour is true | What I saw is what came out of the bag.

ADI-TEE
4 30 | The print is still there | Three months of gym and rub-and-wash, no crack. I turn it inside out as they advise.
5 1 | My boy did not remove it | Gift for my nephew, he slept in it. That is the review.

NIK-TEE
4 2 | The plain one I wanted | Soft and not see-through. The neck is firm.
3 5 | Just a T-shirt | It is good, but you pay for the name at the chest. Cotton is medium.

PUM-TEE
4 16 | Soft | Soft on the skin, light enough for this weather.
1 20 | Shrunk | It shrank after the first wash and I did not use hot water.

EKO-TEE3
5 30 | Three that last | I wear one below my senator every day. The neck tape does not scratch and none has stretched.
4 14 | Good for under and for over | A pack in black for outside, a pack in white for inside. The black ones can go out alone.
3 6 | One was tighter | Two fit, the third looks one size smaller although the label says the same.
5 50 | Stopped buying singlets | These are cheaper by the piece and do not show their shape under a shirt.
1 10 | Neck slacked | In two weeks the neck of one of them was like a boat.

LEV-501
5 90 | The real 501 | Button fly, heavy denim, stiff at first. Three months later they are my second skin.
4 4 | Measure an old pair | I measured my waist and it was wrong, I measured my trousers and it was correct. Follow the advice.
5 20 | Worth saving for | I used to buy three cheap ones a year. Since this one I have bought none.
2 7 | Buttons take practice | Nobody warned me about five buttons when you are in a hurry at a filling station.
5 150 | They outlived two phones | Faded nicely at the right places. Nothing has torn.
4 60 | No stretch, remember | It is real denim, it does not forgive rice at night. I like that.

LEV-511
4 10 | Slim but I can squat | The stretch helps. I drive, I climb, nothing tears.
5 32 | Fits like it was sewn for me | First jeans that did not need to pass through a tailor.
3 20 | Colour is lighter | Colour is lighter than the picture, still fine.
5 45 | Slim, not skinny | My pastor also approved. It does not hold the calf.

EKO-JNS
5 60 | Aba made | Double stitching everywhere, even the pocket bags. I want people to know that we can make jeans.
4 45 | Kind to big thighs | My problem with jeans is always the thigh. This one bends with me.
4 8 | Colour came out in the first wash | Wash alone the first time, my bucket turned dark blue. After that it stopped.
3 30 | Zip is hard | The zip was hard until I rubbed candle on it. Now okay.
1 50 | Tore at the pocket | The corner of the back pocket tore because of my wallet. I expected double thread to hold.
5 150 | Five months, one pair | I have worn them almost every weekend and the knee is still strong.
5 20 | My size at last | I am short with a big waist. I cut the length, and the waist was correct.

EKO-CHI
5 14 | Goes with everything | Polo, shirt, even my kaftan top. I now own three colours.
4 5 | Good cloth | Not too thick, not shiny. Left the hem for my tailor as they said.
3 20 | Knees bag after a day | By evening the knees look tired. Iron brings them back.
5 38 | Six days a week | I rotate two pairs and nobody has noticed. They dry overnight.
4 25 | Waist has small stretch | Enough for lunch.

EKO-SUIT
5 120 | The crease stays | Four months of Monday to Friday. The crease is still there and the seat has not gone shiny.
4 30 | Waistband grips | My shirt does not come out when I raise my hand to stop a keke.
4 2 | Office ready | Plain, correct, no drama. The tailor shortened it while I waited.

ADI-TIRO
5 70 | From pitch to barber | The ankle zips are why I bought it. It passes over boots without a fight.
4 12 | Light for the heat | Does not hold sweat. Pocket could be deeper, my phone peeps out.

BAT-OXF
5 45 | Interview shoe | Got the job, na the shoe I dey thank first. Shines with small polish.
4 10 | Took two days to break in | Comfortable after two days, now it is my everyday pair.
5 120 | Four months of walking | The heel is even and the sole has not opened. Bata still knows work.
4 60 | Polish loves it | Two minutes with a brush and I can see my teeth in it.

BAT-LOAF
5 7 | Easy at the mosque | In and out without bending and without stepping on the back.

CLK-TILD
5 10 | No breaking in | I wore it to a full-day wedding on the first day and danced. My feet did not complain.

EKO-BRG
5 25 | They signed the sole | It is true, there is a small mark of the maker. Stronger than the Italian ones my boss brags with.
4 12 | Beautiful | More beautiful than the picture. The box was squeezed.
2 20 | Gum showed | You can see gum at one side. A shoemaker cleaned it up.
5 30 | Aba, well done | The holes are punched clean and the leather smells like leather. I have ordered for my brother too.

BAT-SCH
5 90 | One whole term and counting | My son plays football in them at break and they are still shoes.
4 5 | Hard toe, good | It survived stairs and stones. Buy one number up and put a sole inside.
4 30 | Easy to clean | Wet cloth and small polish on Sunday night, he does it himself now.
1 40 | Sole opened | Front opened in the third week. For school you need something that sees the exam.
5 60 | Prefect for true | My daughter is the prefect, her shoes are the proof.
3 20 | Hard in the first week | She came home with a plaster. After one week no complaint.

CLK-DSRT
5 50 | Comfort king | The crepe sole is like walking on foam mattress. Do not wear them in rain.

EKO-PALM
5 4 | For natives on Friday | Light, polished, and it does not make kpa kpa kpa on tiles.
3 60 | Inner sole darkened | It became dark where my heel sits. Wipes off halfway.
5 120 | Worn to four weddings | The strap still shines and the sole has not opened.

ADI-SLD
5 40 | After bath, after match | I have had three fakes before, this one does not turn white or smell.
4 5 | Soft but wide | My feet are narrow and it shifts a little. The cushion is correct.

NIK-SLD
4 25 | Like walking on bread | Soft from the first step. Takes long to dry when you wash it.

NIK-AF1
5 30 | Original sole | The sole is strong and does not slip on tiles. Checked the stitching and the box label, all correct.
4 8 | Heavy but fine | They are heavier than they look. Everybody notices them, including my shoe cleaner.
5 90 | Cleans well | Toothbrush and small soap every Sunday. The sides have not yellowed.
2 21 | It creases at the toe | Two weeks and there is a line across the front. I know leather creases, but so soon?
5 150 | Still my best pair | Five months of every party. The heel is even.
1 4 | One lace hole was rough | It cut the lace on the second day. For this money every hole should be smooth.

NIK-CVL
5 60 | Walked all day | From Oshodi to Island and back and no pain in my feet.
4 30 | Good value beside the big brother | Looks like the costly one from afar. The inside is thinner.

ADI-SAMBA
5 14 | Exactly my size | It entered like it was made for me.
4 40 | Gum sole grips | Played five-a-side indoors and did not slide once. Slim shape, so not for wide feet.
3 7 | Narrow | If your feet are wide take one number more.

ADI-SAMBA-WHT
5 25 | Jeans, shorts, even native | I wore them with a senator to a birthday and nobody drove me away.
4 50 | The insole is flat | They are fine shoes, not walking shoes. After a whole day in the market my heel knows it. I put a gel sole inside.
5 70 | Checked by a shoe seller | I sell shoes at Tejuosho, so I looked well. Tongue, lining, glue line, everything correct.
4 12 | My usual number | It entered without force, toes free, heel not jumping.
4 30 | Care for the suede | Rain met me at Obalende and the toe went dark. It came back after two days with paper inside and a brush.
3 8 | The tongue scratched me | Its edge is rough on my ankle. I wore thick socks for a week and one side has not forgiven me.
5 110 | Dance class survivor | Three evenings a week of Afrobeats. The sole turns well on tiles and has not peeled.
4 5 | Smell of leather | It fills the room when you open the box. The laces are shorter than I like.
5 85 | Old school is back | My father had this in 1984. He held mine, turned it, and kept quiet for one full minute.
3 40 | Shows every dirt | Two rides in a keke and they were telling my story. If you do not like brushing shoes every weekend, look for another pair.
5 60 | Strangers ask | Even the security man at my office wanted to know where.
1 3 | Left and right disagree | They carry the same number and they are not the same length. I put them sole to sole to be sure. I sent the pair back.
4 130 | Aged nicely | Four months of church and outings. There is a crease at the toe, and the gum sole is firm.
5 18 | Light on the feet | I forgot that I was wearing new shoes.

PUM-SM3
5 14 | Quiet and neat | No shouting logo. The insole is thick and the low cut is kind to my ankle.
4 10 | Good for standing work | I stand in a pharmacy for nine hours. By evening I can still talk to people nicely.

NIK-REV8
5 50 | Road walk at five | My knees stopped complaining in the first week. Cushion is enough for my weight.
3 45 | Sole wears at the side | I walk on the outside of my foot and the rubber there is going already.

ADI-RF5
5 30 | First running shoe | I started couch to five kilometres with these. Finished it, the shoe is still new.
4 60 | Comfortable | Soft at the heel, firm in front. Laces are too long, I tuck them.

PUM-VN3
5 40 | For people who count | Ran the Lagos half in them, no blister, not even one. They push you forward.

CAS-DIG-F91W
5 20 | Same one I had in secondary school | Light, exact, and the alarm woke the whole room then as now.
5 35 | Keeps time | It has not lost a second that I can see since I set it by the radio.
4 5 | Small on a big hand | Perfect watch, but on my arm it looks like my daughter's.
4 12 | No fear of charging | I removed my smart watch because of NEPA. This one asks for nothing.
5 10 | For my son's WAEC | No phone allowed in the hall. He said the time on it was the same as the invigilator's.
4 40 | Light at night is weak | The small light shows half of the face. Everything else, hundred percent.

CAS-DIG-AE1200WORTIM
5 2 | Houston and Lagos on one screen | I call my brother at the right hour now. Setting it took ten minutes with the book.

CAS-GSK-DW5600
5 200 | Building site approved | It has met cement, water and one fall from the second floor. Only the strap has scratches.
5 30 | Original | I took it to a watch man on the Island, he said it is real.
4 15 | Thick under a cuff | My shirt sleeve does not go over it. For jeans people it is perfect.

CAS-EDF-EFV650
5 90 | Looks like three times the price | Steel is heavy, hands are clear. I had two links removed in five minutes.
4 10 | Fine but big | Broad face. If your wrist is small, look at your wrist first.

EKO-BLT
5 120 | Real leather | Smell it and you will know. The buckle is heavy.
4 10 | Good length | Took the size they advised and it is correct.
2 60 | Hole is tearing | One hole is tearing after two months.
5 200 | Half a year daily | No peeling, because there is no coating that can peel. It only got darker.
5 30 | The pin does not bend | I have carried keys and phone pouch on it with no sagging.
4 90 | Smell stayed for weeks | I happen to like the smell of leather, madam does not.

EKO-SUN-AVI
5 15 | Cool on the eyes | Driving towards the sun is no longer punishment.
2 30 | Arm is loose | One arm was loose. I tightened the screw.
4 3 | Truly polarised | I tested it on my phone screen, it goes dark when you turn. Case is only a pouch.
5 60 | Gift that worked | My husband has lost every dark glass he has owned. This one he guards.

EKO-SUN-WAY
4 40 | Light on the nose | I forget that I am wearing it.
3 8 | Tight at the ear | Good dark glass, but for a big head it presses after one hour.

`
