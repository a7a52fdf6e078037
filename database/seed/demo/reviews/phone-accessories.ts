/** Each text is used once. Their form is told in ../reviews.ts. */
export const phoneAccessoriesReviews = `
ORA-PNOVA
5 25 | Saves me every day | With the light situation in my area this is the best thing I have bought this year.
4 60 | Good but heavy | You will know it is in your bag. The power is worth the weight.
5 120 | My shop runs on it | POS, phone and the small lamp. It has not failed me on a Saturday.
3 20 | Takes all night | Charging the bank itself takes the whole night with my charger.
4 200 | Still strong | I bought it last rainy season. It drains a bit faster than before but not much.
4 60 | Charges two phones | My phone and my husband’s phone full, and it still shows two bars.
1 40 | The button is dead | It charges only when it likes. I have asked for a change.
5 7 | Correct weight | I have held the fake ones, they are light. This one is not.
4 90 | It has entered every danfo with me | My whole row at work borrows it.

ORA-PNOVA-30000MAH
5 30 | Four days in the village | No light from Thursday to Monday. My phone, my mother’s torch phone and the small radio all ate from it, and one light was still on.
4 75 | Slow but sure | It is not fast charging. They wrote twelve watts and twelve watts it is. I plug before I sleep.
5 110 | Dispatch life | Map is on all day. It sits in my tank bag and feeds the phone through the bumps.
2 20 | Airport wahala | The officer in Abuja read the number on it and said it is above what they allow. I had to leave it with the driver. It is written on the page, I did not read. Good power, wrong traveller.
5 160 | It fell on gravel | The corner has a scar. The charge has no story.
3 45 | Lives in my car | It is like carrying a block of cement in a handbag. For the house and the car, fine.
4 95 | Hostel roommates | We are four. Everybody gets one turn, and then it goes to rest.
5 14 | The lights are true | Four of them, and they go down one by one. My old bank used to show full and die.
1 60 | Swollen | The body rose like bread in the second month and I was afraid to sleep near it. I packed it outside and asked for my money.
5 200 | Election duty | Two days at a polling unit with no socket. My phone and the supervisor’s tablet did not blink.
4 33 | It shares, slowly | One phone alone is good. When two join, both of them take their time.
5 52 | Three hours live every night | I sell thrift online. My phone stays at hundred from the start of the show to the end.

ORA-TRV4
5 70 | The number tells the truth | I like that I can see 63 and know it is 63. No more guessing with four lights.
5 8 | Fast | My phone wrote fast charging at once. It was full before the film ended.

ORA-BOOST50
5 90 | Router through the night | Our network stays on when NEPA takes light. Homework continues.
4 45 | Carry handle is important | It is not a pocket thing. In the house it is king.
2 150 | Port is loose | After some months one of the ports started shaking. I use the other ones.
5 30 | The lamp, the router and us | We watched the whole match on a laptop and a phone without light.

ANK-ZOLO
5 40 | The cable cannot hide | My children used to carry my cables away. This one has its own and it stays.
4 85 | Honest capacity | I counted: it filled my phone the number of times they wrote here.
5 130 | Light in the bag | I forget that it is there until I need it.

NEW-PB
5 100 | They really repaired it | Some months later the port spoilt. I carried it to their place in Lagos and they opened it and mended it.
4 50 | Torch is bright | Bright enough to cook with when there is no light.
5 33 | Travelled with it | Lagos to Maiduguri by road and nobody’s phone died.
1 25 | Stopped in a month | It just died one morning. I had to take it to the service centre.

ORA-PCUBE
5 35 | Stays cool | It does not get hot like the one I was managing before.
4 110 | Survives our up and down current | Two surges in our street, the neighbour’s charger died, mine did not.
5 180 | The cable still stands | Usually the cable goes first. After six months both are okay.
1 28 | Burnt | It died when light came back with high voltage. I have asked for a change.
3 90 | Cable is short | Charger is good, the cable does not reach my bed from the socket.
4 60 | Tight in the extension | It does not hang down like the others and spark.

ANK-NANO
5 30 | Small | Very small for its power, I carry it in my shirt pocket.
5 50 | Fast and original | The phone shows fast charging at once. The fake ones in traffic never do that.
4 150 | Two years of looking | I finally stopped buying one charger every three months. This is the fifth month.
5 40 | On my work trips | It fits tight in hotel sockets that swallow other plugs.

SAM-TA
4 70 | What should have been in the box | It is annoying to buy it apart, but it charges my Galaxy the way it should.
3 120 | Not for my model | It charges, but not as fast as they wrote on the pack with my own phone.

ORA-HWY4
5 12 | Third Mainland companion | Two phones on full while the traffic stands. The small light helps me find the hole at night.
4 9 | Firm in my Corolla | It does not jump out when I enter pothole.

ORA-DURA
5 75 | Strong cable | Two months of me and my children pulling it and the neck has not cut.
4 20 | Copies files too | I use it for data and charging, both work.
2 60 | Neck is opening | After six weeks the rubber by the neck is opening.
5 140 | I bought four | One for each of us, and nobody is stealing anybody’s own again.
4 80 | Braid is strong | My cat has tried it and left it.

ANK-PL3
5 90 | Long enough for my bed | At last I can lie down and press my phone.
5 60 | Tight fit | It holds the phone well, no shaking before it charges.

ORA-CLR-TEC
5 30 | It saved my screen | Phone fell on tiles at church, face down. No scratch. Paid for itself.
3 100 | Turning yellow | After three months it is not as clear as before. I expected it.
5 15 | Exact fit | Camera holes and buttons are in the correct place.
4 60 | Nice in the hand | Does not slip and does not make the phone too fat.

SAM-SIL
5 70 | Soft like baby | I wash it with soap on Sunday and it is new again.
4 40 | Collects lint | In my jeans pocket it collects small things. The feeling in the hand is top.
2 50 | Stretched small | After some weeks one side is not as tight as before.
5 20 | The colour is as in the picture | And it does not catch fingerprints.

NEW-ARM
5 90 | Dropped from a ladder | I am an electrician. It fell from the second rung onto concrete and my phone laughed.
4 45 | The ring is useful | I hang it on my finger in the bus so that nobody snatches it.
2 60 | Loose at one corner | One corner is loose and dust enters.

EKO-POUCH
5 50 | Everybody asks where I got it | I wear it across to the market, phone and transport money inside. The adire is real.
4 30 | The colour ran small | First wash the water changed, as they said. Since then nothing.

ORA-W5L
5 40 | Week-long battery | Charged it on Sunday, now it is Saturday and I still have some.
4 80 | Calls from my wrist | I answer calls on okada without bringing out my phone. Safer.
2 100 | Disconnects | It disconnects from my phone when I enter another room.
5 12 | Loud enough | I heard my madam’s call in the kitchen with the blender on.

ORA-WER
5 60 | Torch on the wrist | Light went while I was on the staircase. I pressed one button and continued.
4 120 | For rough work | I mix concrete with it on my hand. Face is still clean.

XIA-BAND10
5 70 | I sleep with it | So light that I forget it. It counted my steps at our August meeting too.
3 30 | Sleep is guesswork | It says I slept when I was only watching film. The rest is okay.

ITL-ALP3
4 110 | Motivating | I walk more because of it. The step count is close to my friend’s own.
3 45 | For the money | The heart thing is not serious, the messages are. I only needed the messages.
1 20 | Screen went off | It stopped coming on in the third week. I have asked for a change.

SAM-GW8
5 60 | Maps on my hand | I walk around Abuja for work and it taps me where to turn.
4 100 | Charge it daily | It does so much that the battery cries by night. Accept it and enjoy it.

APL-WSE3
5 150 | My doctor is pleased | I finish my rings every day now and my pressure has come down small small.
5 30 | Enough watch | I do not need the dear one. Messages, calls, steps, music.
4 200 | Strap marks | White marks on the strap from sweat, they wash off. Watch itself is perfect.
1 35 | Mine did not pair again | After the update it refused my phone. I had to take it in for repair.
`
