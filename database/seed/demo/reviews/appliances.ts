/** Each text is used once. Their form is told in ../reviews.ts. */
export const appliancesReviews = `
HTC-SD
5 40 | Quiet | You will not know it is on. My old one used to sound like a grinding machine.
5 12 | Fits my corner | Small room, small kitchen, and the door still opens fully. Water is cold before I finish mopping.
4 90 | Good for two people | My wife and I manage it well. The ice box takes four ice trays, do not expect to freeze a whole goat.
3 21 | Handle side | I wanted the door to open from the other side and this one does not change. It is cold, no quarrel there.

HTC-DD
5 60 | Freezer does its job | Fish at the top, soup below, and they do not smell of each other. That was my fight with the former one.
5 150 | Five months, steady | NEPA in our street is a comedian and it still has not shut down with the voltage. The light inside comes on every time.
4 30 | Neat | Shelves carry my big pot without bending. The vegetable box is on the small side.
2 9 | Dent by the side | There is a small dent by the side. It works, so I kept it.

SCF-BF
5 75 | No more bending | What we use is at the top, only meat is below. My mother with her waist thanked me.
4 33 | Frost-free is true | I have not removed ice since it entered this house. The drawer below needs a gentle hand.

HIS-SD
5 20 | Hostel champion | Three of us share it in BQ and nobody has complained of warm water yet.
4 64 | Saves power | My prepaid card now lasts longer than before, small but I noticed.
3 5 | Shorter than I imagined | Measure yourself against it. It reaches my chest only. Cooling is correct.

NEX-DD
5 110 | Old name, still strong | My father used this name for twenty years. Mine is following the same road.
4 45 | Fine finishing | Looks neat in my kitchen. The feet need a level floor.

BRU-SD
4 28 | Cold and cheerful | Children now close the door because they like the fridge. I cannot explain it.
2 50 | Crisper cracked | The vegetable tray cracked when my son pulled it with strength. The rest is good.

MID-SD
4 14 | One-room king | Sits under my TV shelf and I sleep beside it. Only a small click in the night.

SCF-BAR
5 36 | For my shop counter | Minerals are cold for customers and the key keeps my apprentice honest.
3 17 | Know what you are buying | It is a bar fridge. Twelve bottles, some chocolate, finish. I knew, but my husband did not.

LG-RF
5 110 | Runs on inverter | My electrician measured it and smiled. It stays on all night with fans and TV.
5 45 | Cold at the door too | Milk in the door is as cold as the one inside. In my former fridge that milk always spoiled.
4 70 | Soft sound | It hums like somebody thinking. I like it. I only wish the freezer had two trays.
4 25 | Solid | Glass shelves are thick, gasket is tight. The men had to remove my kitchen door, so measure.

LG-SBS
5 80 | Ice from the door | Visitors press it like children. It has paid in respect alone.
5 130 | Sallah tested | Whole ram, five coolers of drinks and it swallowed all. Current consumption did not scare me.
3 30 | Needs plumbing | For the water you need a pipe behind it. My plumber took his own money. Beautiful thing though.

SAM-RT
5 55 | Convert mode is sweet | During my sister’s wedding week I turned the freezer into fridge, everything entered.
4 95 | Even cooling | Lettuce at the back no longer freezes. Handle shows fingerprints.
1 15 | Came with a faulty sensor | It was showing error by the second week. The service centre changed the part, but what a week.

HTC-CF
5 60 | Ice block in five hours | I sell pure water and drinks. By afternoon everything is block, even when light is bad.
5 34 | Keeps cold without light | NEPA took light from Friday night to Sunday morning and my fish was still hard.
5 170 | The one my mother trusts | Third one in our family. This one feels as heavy as the one from 2004.
4 48 | Good freezer, small basket | Enough for my family. Handle the basket gently, it is light.
4 22 | Turbo works | I pressed the turbo for a party and drinks were hard by evening. It is louder while it does that.
5 100 | For turkey business | I stock frozen chicken and turkey. Three months, no repairs, no loss.
3 11 | Takes time to freeze | First freezing took almost a day. After that it is fine.
1 19 | Compressor | It was not cooling after two weeks. Service centre has changed the part now.

SCF-CF
5 52 | Ice leaves easily | Pour small water outside the tray and it drops. My former one needed a knife.
4 130 | Castors help | I roll it out every month to sweep behind. They are strong.
4 18 | Fast enough | Four to six hours for pure water when I do not open it. When I open it, I blame myself.
2 26 | Light bulb inside died | The small bulb inside stopped in the first month. Freezing is not affected.

HIS-CF
5 65 | Two in one | Weekdays it is fridge, weekend it is freezer. One knob, no drama.
5 24 | Not noisy | It stands in my parlour because the kitchen is small, and we still hear the TV.
4 88 | Low light, still cold | It starts even when bulbs are dull in the evening.
4 140 | Good for frozen foods shop | My second one. Cover seals well, so ice does not gather at the mouth.
3 13 | Key | One of the two keys does not turn. The other one does, so I copied it.

NEX-CF
5 190 | Any mechanic knows it | A rat cut the wire behind and the boy down the street repaired it in twenty minutes.
4 39 | Thick body | Light went for two days in Ibadan and the turkey was only soft on top.

MAX-CF
4 58 | First shop, first freezer | I started kunu and zobo with it in my mother’s veranda. So far so good.

LG-UF
5 72 | I can see my things | Six drawers: fish, meat, chicken, pepper, ogbono, and one for my husband’s ice cream.
4 27 | No scraping | Frost-free as written. It is tall, be sure of your ceiling cupboard.

POL-SC
5 41 | It sells by itself | Children point and mothers pay. Before, I used to shout ice cream.
3 23 | Glass mists up | On humid days the lid mists until I wipe it. Cold is good.

HIS-TT
5 33 | Small but strong | Does jeans and bedsheets without stopping.
5 120 | Bucket and go | No running tap in our compound, I pour water with bucket and it washes like that.
4 61 | Good spinner | Clothes come out almost dry, very useful in rainy season.
3 15 | It shakes | It walks small when spinning if you do not balance the clothes.
4 210 | Seven months with two babies | Nappies, school uniforms, everything. Only the drain hose clip became loose.

LG-TT
5 47 | Collars come out white | I used to scrub collars with brush. Now I only do my husband’s work overalls by hand.
5 85 | Spins like new | My neighbour brings her own clothes on Saturdays. I should be charging her.
4 29 | Works with my generator | My 3.5 kVA carries it without complaint.
2 12 | Loud | Spinning is loud. I cannot use it at night.

SCF-TT
4 77 | Plain and good | Two of us carried it to the second floor. Three knobs, even grandma operates it.

SAM-TL
5 66 | My back is resting | White uniforms come out white. I wonder how I managed before.
4 38 | Lid closes softly | No banging again. The delicates setting is gentle on lace.
1 7 | Leaked | Water was leaking below from the first wash. The technician changed a hose ring.

HTC-TL
5 54 | Continues after light | NEPA took light in the middle and when it came back it continued where it stopped.
5 160 | No regrets | It fills even with the weak pressure from our tank. Eight programmes and I use two.
4 20 | Sunday machine | I start it, go for first service, come back and spread.
3 43 | Slow programme | The full programme takes more than one hour. The quick one is better for us.

LG-FL
5 92 | Steam is real | Baby clothes come out soft and smelling of nothing, which is what I want.
4 35 | Quiet motor | You only hear the water. Buy the correct powder, hand-wash soap made foam climb out.

MID-FL
4 57 | Saves tanker water | We buy water, so I counted: half of what the old top loader used.
3 16 | Danced the first day | Read the paper: four bolts at the back must come out. After that it stood still.

LG-AC
5 71 | My room is Jos now | Cools the whole room in ten minutes and I bring it up to 24 to sleep.
5 44 | Light bill is fair | I sleep with it every night and the bill did not double as I feared.
5 125 | Low voltage champion | Our evening light is 150 on the meter and it still comes on. My brother’s own refuses.
4 31 | Neat installation | The technician was clean and patient. Unit is quiet inside.
4 83 | Whisper | In the night I check with my hand if it is on.
2 18 | Outside unit is loud | My neighbour complained about the outside unit. We put rubber under it.

HIS-AC
5 59 | Honest cooling | Church office is small and hot, this one calmed everybody.
4 26 | Strong blow | Reaches the dining side too. Remote is simple.
4 104 | Every technician knows it | Serviced it with a boy on our street, he had opened ten of them before.
3 14 | Needs good current | When light is low it only blows air. With the stabiliser it is fine.

HIS-ACI
5 68 | The meter runs slowly | First hour it eats, after that it sips. I watched the meter like a film.
4 37 | App is extra | I put it on from the bus and meet a cold room. The Wi-Fi took two tries to connect.

SAM-AC
5 49 | No breeze on my neck | I wake up without catarrh. The cold comes like harmattan morning, quietly.
4 22 | Fine but costly | Cooling is even in the whole parlour. Filters are easy to wash.

HTC-AC
5 76 | Made for Maiduguri | Forty-three degrees outside in April and my daughter was asking for a blanket.
5 32 | Starts on low current | Even with our weak evening light it comes on.
3 20 | Installer charged extra | The item is okay, but ask your installer about pipes and bracket money before he comes.

SCF-AC
4 51 | Big letters on the remote | My father can use it without calling me. Cold is correct.

POL-AC
3 63 | Okay for the price | You get what you pay for: it cools, it is not silent, I am not angry.
5 28 | Guest room is sorted | We only use it when people visit, and nobody has complained yet.

MID-PAC
4 42 | For tenants like me | Landlord said no holes in his wall, so this one saved me. Keep the door closed.
2 10 | Louder than a split | It cools my small room but I raise the TV when it is on.

LG-FS
5 87 | Church hall is cool | Two hundred people and the pastor still wore his coat till the end.

OX-STD
5 90 | OX is OX | Number three can blow paper off the table. The sitting room is cool.
5 240 | Third year coming | Same brand in my father’s shop since 2015. The blade is metal, the sound is proof.
4 35 | Heavy base | Children cannot push it over. It is not a fan for people who like silence.
3 16 | Too loud for baby | In the shop it is perfect. In the room with our baby we put it on one.

OX-WALL
5 58 | Salon is happy | Dryer heat plus Aba heat, and customers still sit. The rope is long enough to reach.
4 23 | Strong screws | Fix it on block, not on plywood. My carpenter used longer screws and it is firm.

BIN-STD
5 46 | Sleep timer | It goes off by itself before the morning cold. My chest thanks it.
4 19 | Quiet on low | I sleep with it beside my baby. On high it is not quiet, but no fan is.
4 105 | Easy to couple | Ten minutes with one screwdriver. Instructions are clear.

QAS-STD
4 62 | Hostel money well spent | A whole semester in Nsukka and it is still turning its head.
2 6 | Guard came bent | The guard was bent on arrival. I straightened it by hand.
5 30 | Small money, big air | On two it is enough for three people sleeping on the floor.

BIN-CEIL
5 150 | Bought three | One for me, one for my mother and one for the shop. All three are turning.
4 40 | Balanced | No shaking since the electrician hung it. Regulator has five steps that are truly different.

MAX-ORB
4 55 | For our classroom | Thirty-five pupils and everybody gets their turn of breeze.
3 21 | It hums | There is a small hum on number two. I got used to it.

LON-TBL
4 33 | On my reading table | It tilts up to my face and does not scatter my papers on one.

MID-TWR
5 27 | Slim and fine | Guests think it is a speaker until I put it on. The remote works from the bed.
3 48 | Nice but gentle | It is not OX. For a bedroom yes, for a hot parlour no.

PHI-DRY
5 180 | Sharp lines | My husband’s shirts now look like dry-cleaner work.
5 25 | Original at last | The one I bought in traffic lasted two weeks. This is the real weight.
4 70 | Heats fast | Before I arrange the table it is ready.

BIN-DRY
5 95 | Starch master | Senator wear with thick starch and it passes like bus on express.
4 29 | Good weight | Not too light, not too heavy. The cable turns freely.
3 14 | Needs strong current | With low current it takes time. In the night it is better.

PHI-STM
5 60 | Linen obeys | My linen trousers used to win every morning. Now I win.
4 36 | Slides well | It glides on cotton. Be careful with silk.
2 18 | Drips | It drips water when it is not hot enough yet. Wait for the light.
5 120 | Uniform Sunday | Four children, twenty uniforms, one film. Finished before the film.

QAS-STM
4 44 | Good for its price | Steam is small but steady. I use sachet water and it has not blocked.

KEN-STMR
5 22 | Lace and gele | I steam my customers’ lace before they carry it. No more burnt patches.
3 39 | Not for trousers | Gowns, yes. Trouser lines still need my iron.

TEF-GEN
5 50 | Laundry at home | I do shirts for eleven people in my street now. It has started to pay.

HTC-WD
5 31 | Hot and cold in truth | Tea water is hot enough and the cold one is really cold. Office people are happy.
4 78 | Neat design | Fine in the corner and easy to clean.

SCF-WD
4 53 | Works | It cools well after about forty minutes.
2 24 | Tap drips | The tap drips small small. I keep a cup under it.

HIS-WD
5 66 | Night feeds | Hot water for baby food at 2am without lighting gas. Worth every kobo.
3 19 | Cold side is slow | With many people it cannot meet up on the cold side.

MID-WDB
5 41 | My waist | No more carrying the bottle up. You push it in and close the door.

POL-WDF
4 34 | Clinic reception | Patients drink, and we keep drugs that need cold in the small fridge. No complaints.
`
