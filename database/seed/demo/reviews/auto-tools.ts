/** What is written about car parts and tools, by product line; `../reviews.ts` has the format. */
export const autoToolsReviews = `
TOT-QTZ
5 15 | Scratched and genuine | I scratched the code and checked it. Engine sounds calmer, my mechanic noticed.
4 20 | Cap was sealed | Ring was intact, colour is honey. Bought the grade in my manual.
5 60 | No drop at the dipstick | Two months of Berger traffic and the level has not moved.
4 24 | Good for old engine | My 2004 car smokes less on it. Change it early, our roads are dusty.

MOB-OIL
5 90 | My Camry is grateful | Start in the morning is quiet now. It used to talk.
4 30 | Original at last | I have bought fake by the road twice. This one smells right and pours right.

MOB-MOTO-1L
5 20 | Okada man here | Clutch no dey slip again. I change am every three weeks and e still clean pass.
4 45 | For my small generator | One bottle, the sound dropped. Take a funnel.

TOT-FLD-COO5L
4 60 | Needle stays in the middle | Third Mainland at a standstill and no boiling. Flush the old water first.
5 100 | No more rust water | It used to come out like tea. Now it is clear.

BOS-BAT
5 40 | Starts at first touch | Even after I travelled for two weeks. Terminals fit without hammer.
4 60 | Heavy, which is good | My rewire said the weight tells you. It charges well.
5 70 | One year is nothing to it | The one it replaced was also Bosch and served four years, so I did not think twice.
5 150 | Harmattan in Jos | Cold morning, first kick. The last one used to beg.
1 60 | Mine did not hold | After two months it was flat each Monday. I am told it is my alarm, but the old one had the same alarm.

EXI-CAR
4 30 | Good for the money | Cheaper than the German one and my Corolla does not know the difference.
5 45 | Carry handle is useful | I changed it myself in ten minutes because it has a handle.
2 200 | Weak in the seventh month | It began to drag in the mornings. The alternator was tested and was fine.
4 120 | Keke park uses it | We run three of them in our buses. They are honest batteries.

MIC-XM2
5 30 | Short to stop in rain | Lekki flood, one goat, full brake. The goat is alive.
4 20 | Date was fresh | I read the four numbers at the side before fitting. Quiet on tar.
5 80 | Fuel is smiling | I fill up on Friday and not on Thursday any more. Small but I see it.

MIC-PR4
5 60 | Silence | My passenger slept from Abuja to Kaduna. That is all I wanted.

DUN-TYR
4 90 | Honest tyre | Even wear on both sides after three months. A bit noisy on concrete road.
3 40 | Hard ride | Strong, yes, but you will feel every joint on the bridge.
5 60 | Taxi man's choice | Eight hours a day on them, and the middle is wearing like the sides.
1 30 | Bulge at the side | A bulge came out after one pothole on Ikorodu Road. It was a wicked pothole, but still.

MIC-LTX
5 120 | Farm road champion | Laterite, mud and stones to my farm in Ogun. No cut on the sides.

PIO-STR-MVHS125UI
4 60 | Simple and loud | It reads my stick with nine hundred songs. No Bluetooth, and I did not pay for it.
5 120 | Station memory stays | Even after battery was removed. Sound is clear for such a small thing.

PIO-STR
4 30 | The screen is bright | I can read it at noon in Maiduguri. Touch is slow when the car is hot.
5 50 | Reversing without prayer | I added a camera and it switched by itself. My electrician did it in an hour.

SNY-STR-DSXA410BT
5 14 | Bass without second battery | Extra Bass is not just grammar. Phone connects before I reach the gate.
4 20 | Good call sound | People say I sound clear even with window open. Buttons are small.

PIO-SPK-6INCSPEPAI
5 90 | Old speakers were lying to me | I am hearing drums in songs that I have known since university.
4 60 | Measure first | The depth was one finger too much for my door, spacer solved it.

XIA-DASH-FRO
5 60 | It won my argument | A danfo reversed into me and swore. I brought out the phone and the matter ended.
4 30 | Night is clear enough | Plates are readable at close range. It gets hot under the glass, but it has not gone off.
4 120 | Records when hit | Somebody opened a door into my car at the mall. I saw him wave sorry to nobody.

XIA-DASH-FROANDREA
5 40 | Both sides covered | The wire to the back is long enough for my Highlander.
3 14 | Fixing the wire is work | Camera is good. Hiding the cable in the roof took my whole Sunday.

ANK-JMP
5 100 | Saved me at five in the morning | Flight at seven, battery dead. Three minutes and I was on the road.
4 40 | I also charge phones with it | Small, fits under the seat. Charge it every few months.
5 20 | My wife did it alone | Red, black, press, start. She called me after, not before.

ING-AUTO-TYRINF12V
5 30 | Vulcaniser can rest | It filled a flat tyre in about six minutes at home. The gauge agrees with the filling station.
4 60 | Loud but works | It shouts like a small grinder. Cable reaches all four tyres of my Golf.
2 45 | Hose got hot | After two tyres the hose end was too hot to touch. Let it rest between.

ING-AUTO-JUMLEA600A
4 120 | Thick enough | The leads do not get warm. Clamps bite well, even on dirty terminals.
5 30 | My neighbour's best friend | I have started five cars in the estate. None of them was mine.

ING-AUTO-CARVAC
4 60 | Beach sand, gone | It has pull for its size. Empty the cup often or it loses power.
3 30 | Chin-chin yes, carpet no | Crumbs and dust are fine. For hair of a dog you need something bigger.
5 120 | Children's back seat | Biscuit, sand, one earring. It brought out everything.

BOS-DRL
5 90 | Paid by the hole and happy | Thirty TV brackets in three months, block and concrete. Motor is still cool.
4 45 | Steady hand | It does not jump when the bit meets stone. Bits are not in the box.

ING-DRL-IMPDRI680W
5 60 | Site boy approved | For this price I expected a toy. It has finished two flats.
4 20 | Spare brushes inside | They put spare brushes in the box, which told me they know their people.
3 75 | Chuck needs force | The key has to be turned by a strong hand or the bit walks.
5 120 | Four months of site work | Dust everywhere, I blow it out every Saturday. It has never smelt of burning.

ING-DRL
4 40 | Curtain rods day | I did six windows on one battery. For concrete, borrow another one.

BOS-DRL-GBH226ROTHAM
5 150 | Goes through lintel like yam | I stopped renting. It paid for itself on the second job.
4 60 | Worth it for daily use | Light in the hand for such power. Dust is your own problem.

ING-DRL-ANGGRI900W
4 60 | Burglary proof, finished | Cut through twelve rods without smoke. Wear glasses, I am begging.
5 30 | Balanced | It does not shake. The guard turns without a tool.

ING-PWR-HIGPREWAS
5 60 | Green wall turned white | Rainy season had painted my fence. One Saturday and it is white again.
3 90 | Hose is short | Good pressure. Five metres of hose means you carry the machine about.
1 30 | Stopped in the fourth wash | It hums but no water. I think the pump took air because our tank was low.

ING-SET-9PIE
5 5 | First flat, first tools | Bed, wardrobe and one stubborn tap. All done with what is in this case.
3 8 | Pliers are stiff | Everything fits in its place. The pliers needed oil to open.
4 10 | Small but serious | The screwdrivers are magnetic and the hammer is not a toy.

ING-SET
5 200 | My mechanic borrows it | Sockets are real steel, none has opened. I write his name down.

BOS-BIT
5 90 | Even the strange ones | I opened a game pad, a blender and my spectacles with one box.

ING-HND-CLAHAM450G
5 200 | Still one piece | Head has not moved after a full roof. The grip is kind when it is hot.
4 60 | Nice weight | Not too heavy for my wife, who is the one that fixes things.

ING-HND2-TAP5M
5 60 | Tailor and carpenter | Inches on one side, centimetres on the other. It stops where you tell it.
2 40 | Hook bent | The hook at the end bent when it ran back fast.
4 100 | Survived cement | Dropped it into mortar, washed it, still runs back.
`
