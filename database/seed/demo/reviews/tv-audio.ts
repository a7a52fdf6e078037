/** Each text is used once. Their form is told in ../reviews.ts. */
export const tvAudioReviews = `
HIS-A4
5 60 | For my self-contained | Exactly right for one room. YouTube opens before I find the remote’s volume.
4 30 | Good picture, sound is average | Picture five stars. Buy a small soundbar with it, the sound is thin.
5 90 | Low power | It runs on my small inverter for hours with the decoder. That is what I wanted.
3 110 | Fine TV | It is fine. I expected more HDMI ports.
5 8 | Easy for Mama | She presses the red button and her station is there.
1 12 | No sound on arrival | Picture came and sound did not. I sent it back.

HIS-A6
5 150 | Match day is sorted | The ball does not drag shadow behind it. My guys now watch in my house.
5 45 | Cinema for house | The picture is so clear my children now behave so that I will put it on.
4 100 | Voice remote hears my accent | It got ‘Mount Zion films’ at the first try. I was shocked.
4 220 | Seven months on the wall | No dot, no line, no noise. Wi-Fi part is slow to join after light comes back.
1 14 | Line on the screen | A thin line appeared in the second week. The panel has to be changed.
5 20 | Mounted and forgotten | It hangs like a picture frame. We only argue about the channel.
4 60 | Netflix in one press | The button on the remote is faster than my son.
2 90 | Slow after light comes | When light returns it takes long to find the network.
5 130 | Our first big TV | We saved for it since last Christmas and nobody has regretted it.

HIS-Q7
5 80 | The red is red | Ankara on this screen looks as if you can touch the cloth.
4 130 | For our bright sitting room | Two big windows and I still see the picture at noon. Black at night could be deeper.

LG-UA73
5 70 | Given to my parents | One pointer and big pictures. My father finds his news without calling me.
4 160 | Easy to set up | My boy of fourteen mounted it. The table stand’s screws were in the box, the wall bracket was not.
4 40 | Good colours | My only complaint is the feet, they want a wide table.
5 30 | No shouting in the menu | Everything is where you expect it. We moved from another brand and will not go back.

LG-OLEDB5
5 90 | Night scenes | I saw stars in a film that I thought had only a dark sky. I have not slept early since.
5 50 | For my PS5 | FC nights are on another level. My brother says it is the TV that beats him.

SAM-U8000
5 120 | Came with no scratch | I was afraid because of the distance to Maiduguri but it came in double carton, panel intact.
4 200 | Free channels are plenty | As long as there is data, there is something to watch. The remote is small and hides in the chair.
4 60 | Thin and fine | My wife chose it for the frame, I chose it for the picture. We agreed for once.
2 35 | Remote stopped | The remote stopped after one month. I use my phone to control it.

SAM-U8000-43INC
5 40 | Correct for our bedroom | Two metres from the bed and I read the small letters of the news.
4 85 | Picture first, sound second | It is clean like water. For sound I joined my old home theatre.
5 150 | No more subscription quarrel | The free channels carry my children the whole Saturday. We only put money on the decoder for the league.
3 60 | The menu thinks too much | When I press home it waits, it looks at me, then it opens. The picture I cannot fault.
5 12 | One man can hang it | The bracket was not inside, my carpenter brought his own. He held it with one hand and drilled with the other.
4 30 | Notes on the wall | I throw my sermon notes from phone to screen with one touch. My wife’s iPhone took longer to agree.
5 210 | Survived our transformer | It has been behind a stabiliser since day one. Two surges this year, other people’s own went, ours greeted us good morning.
3 25 | Measure the legs | They stand wide apart. Our old table could not take them and the wall is not mine, so it stayed in the carton for two weeks until I bought another table.
5 100 | The grass is green again | On the old one we were watching football in soup.
4 180 | Only one USB | If the flash is inside, the keyboard has to wait. All other things are in order.
1 7 | Shadow in the corner | On white pictures it stood at the lower left, like somebody’s thumb. Every night I was watching the thumb instead of the film. Returned.
5 55 | Best worker in my salon | Customers no longer complain of waiting. They ask me to start the next episode.
4 20 | No numbers on the remote | Everything is arrows. Mama had to learn, but she learnt in two days.
5 130 | It remembers | When light comes back it opens on the station where it stopped.

SAM-Q7F
5 30 | Sunday film is serious now | Colours are deep even with the curtains open.

TCL-S5
4 25 | Cast from any phone | My daughters fight for whose phone will show. The TV obeys both.
5 60 | Small room, correct TV | It starts fast and does not hang when I jump from YouTube to Netflix.
3 200 | Sound is for indoors | Fine in the bedroom. When the generator is on I hear nothing.

TCL-P7K
5 70 | I compared for weeks | In Alaba they showed me another one for more money. This one is brighter.
4 40 | Games are smooth | 120 on FC is sweet. I had to search the menu to switch it on.
5 15 | Bright in the parlour | Our windows are big and it does not care.
4 60 | Remote is too simple | Fine TV, but some settings hide under three menus.

SNY-BR2
5 100 | Faces look like faces | Nollywood skin is correct, not orange. That is why I paid for Sony.
4 180 | Quiet quality | No show-off, only clean picture. Few apps come with it and I like that.

ITL-TV
5 110 | On my small solar | Two hundred amp battery, this TV and a bulb, till day breaks.
4 70 | No apps, no problem | I plug my decoder and my flash. My mother does not press wrong thing again.
2 50 | Sound like inside a cup | Picture is fair. The sound is so thin that I bought a speaker.

HIS-HS2100
5 30 | Cinema for parlour | Film sound is now a different thing, my children were shouting.
4 140 | The bass box is strong | Put it near the wall and the neighbours will come and greet you.

LG-S40T
4 100 | Voices are clear | I hear what they are saying now without raising the music with it.
5 45 | One cable and finished | TV remote controls everything. My husband did not need to call anybody.
3 200 | Bass only from the box | The bar alone is light. With the box it balances.

SAM-BBAR
4 90 | Night setting | Baby sleeps in the next room while we watch action film. It works.

JBL-BAR
5 120 | Surround without wires | Helicopter passed from left to right and my uncle turned his head.

SNY-HTS
5 150 | The rain is in the room | I sat in the middle and looked at the ceiling for leaking. That good.
4 90 | Long cables | Rear speakers need cable from the front. I passed it under the rug.

LG-DN
5 200 | Viewing centre standard | Thirty people every Saturday and nobody says ‘increase volume’.
4 60 | Party ready | Mic input is loud and clean. The DVD part I have not touched.
4 110 | It draws light | On inverter it pulls at high volume. On gen no issue.

POL-HT
5 80 | Sweet for the money | Bass that shakes the louvres, for less than others ask for half of it.
4 130 | Radio and card | I play my flash in the salon from morning till night.
2 40 | Crackling | It was making a crackling noise on FM from the third week. Bluetooth is okay.

JBL-GO4
5 50 | Bathroom concert | I hang it on the tap and sing. Water has not done anything to it.
4 100 | Small body, big mouth | For kitchen and bedroom. Do not carry it to a party.
5 20 | It floated | It entered the pool at our picnic, still singing.
3 70 | Battery is short at full volume | At half it is okay, at full it is three hours.

JBL-FLIP7
5 40 | The bass! | My neighbour came to ask what I bought. Clean bass, the voice does not drown.
5 90 | Beach tested | Elegushi, sand and water, rinsed it at home and it is new.
4 150 | Nice for the price | Sound is rich at middle volume. At the highest it scatters small.
4 25 | Easy to connect | Bluetooth connected at first try and it remembers my phone.
1 18 | One side silent | The left side stopped singing in the second week. I returned it.
5 60 | Church choir rehearsal | The whole choir hears the track from one small bottle.

JBL-CHG6
5 30 | Music and charge together | My phone was dying at the picnic and the speaker rescued it.
4 15 | Twenty-four hours, almost | I got twenty-one at my own volume. Nobody will complain.

ANK-SC
5 60 | The equaliser | I pulled the bass down for my father’s gospel and up for my own. The app remembers the two.
4 120 | Clean sound | Not the loudest but the cleanest of all my friends’ own.
3 70 | App wants update always | Good speaker. The app worries me with updates.

JBL-PBE2
5 20 | Used it for a birthday | Filled the sitting room and the compound. Nobody asked for DJ.
5 30 | Naming ceremony sorted | One charge carried us from morning prayer to small chops and dancing.
4 9 | Carry it with two people | It is loud, it is bright, it is not light.

ORA-SPBOX
4 70 | The ring of light | My daughter sleeps with the light on low and rain sounds. Good for its size.
3 120 | Okay indoors | Good inside the house, outside you will want something bigger.

ORA-BOOM2
5 60 | My shop’s music | From opening to closing and it still had one bar. Customers dance to the counter.
4 90 | Strap could be softer | Sound is strong, my shoulder is not.
1 30 | Battery finished its work | It began to play only on the charger. Less than I hoped.

ORA-FP4
5 60 | Peace in the danfo | I wear them on the bus from Berger and I hear nothing but my music.
5 25 | Gen is gone | I pressed the thing and our generator travelled to another street.
4 110 | Calls are clear | Even on the road people say they hear me well. That was my main reason.
4 80 | Battery is fine | Two days of use before I remember to charge.
3 150 | Ear pain after two hours | Sound is good but my ears complain when I use it for long.
1 33 | One bud refused | The right one stopped charging in its case. I have sent it back.
5 8 | Fine case | Small in the pocket and it closes with a nice sound.

SAM-BUDS
5 70 | Moves from phone to tablet alone | I finish a call and the film on my tablet takes over. Magic.
4 120 | They stay in | I climbed the stairs of eight floors with them and nothing fell.

APL-PODSPRO3
5 50 | Worth it on flights | Lagos to London, slept like a child. The engine went away.
5 100 | The pulse thing works | Close to what the machine at the gym says.
4 30 | Price pinched me | The sound is the best I have had. I ate garri for two weeks.

JBL-WB2
4 90 | Fits well | I jog with it and it does not fall. Take time to set it on your ear.
5 40 | Pure bass | Gyration music sounds as if the drummer is inside.

XIA-RB
4 60 | Honest sound | The app is in plain English and nothing is too loud or too thin.
2 75 | One side is lower | The left is lower than the right. I reset it and it came back the same.

ANK-BUD
5 50 | I drew my own sound | The ear test in the app changed everything. I hear the shekere now.
4 70 | Two devices | Laptop for meeting, phone for calls, it jumps well between them.
3 100 | Wind | On a bike the person at the other end hears only wind.

ITL-EB
4 60 | For podcasts | I only listen to preaching and news. For that it is perfect.
1 25 | Not for my laptop | It keeps disconnecting from my laptop. Returned.
2 110 | Short life on calls | Two hours of calls and it beeps. Music lasts longer.

ORA-RIFF2
5 80 | No rubber, no pain | Rubber tips make my ears itch. These rest there and I forget them.
4 30 | I hear the bus conductor | You still hear outside, which I want when I walk on the road.

APL-PODS
5 120 | Open and it is there | My old wired one was always knotted. This one connects before I close the lid.
4 200 | Clear on calls | My clients in Accra hear me as if I sit beside them.
5 60 | Lost one, found it | It was under the sofa. The phone showed me and it sang.
3 90 | They fall when I run | My ears are the problem maybe. Sitting down they are perfect.

ORA-BP2
5 10 | Lecture saver | Two lectures, one danfo, one gym and it is still at eighty percent.

SNY-CH520
5 50 | Charged it once this week | It sits light on my weave and does not press.
4 70 | On-ear is on-ear | After three hours I take a small break. The sound is clean.

SNY-XM
5 90 | My gen disappeared | I work from home beside two generators. I can now hear my own thinking.
5 60 | For long trips | Night bus to Jos, I slept before Lokoja.
4 100 | Hot on a hot day | Cushions are soft and warm. Under the fan it is fine.
4 60 | Long battery | I charge it on the day that I wash clothes, and that is enough.
5 30 | Nothing touches it | I wore my friend’s own first, then I ordered.

ANK-Q
5 100 | Student price, big silence | The hostel is a market. With this I read.

LOG-H
5 120 | Interview passed | They heard me, I heard them, I got the job. Thank you, small headset.
4 80 | For my call centre desk | Eight hours a day and my ears are still mine.
3 60 | Cable is long | It goes round my chair. The sound is okay.

CAN-EOS
5 70 | Two weddings already | Very sharp pictures. My couples are pleased and so am I.
5 40 | Eyes stay in focus | Children run, the eye stays sharp. My clients think I am a magician.
4 110 | Buy a second battery | One battery is not enough for a full owambe. The camera is correct.
3 100 | The lens is for daylight | Pictures are nice outside. In a dark hall you will want another lens.

CAN-IXUS
4 60 | Party camera | The flash gives that old feeling that my Gen Z friends are paying for.

HIK-KIT
5 150 | Sees in the dark | Night picture is clear enough to know who jumped the fence.
4 90 | Shop and house on one phone | I watch my salesgirl and my generator from the office. The technician took half a day to lay cables.

TPL-TAPO
5 80 | Easy app | The app found it at once and I watch my shop from home.
4 120 | I spoke through it | Told the goat to leave my flowers and it ran.
3 60 | Needs good network | When network is weak the picture freezes. Not the camera’s fault alone.
2 30 | Short cable | The power cable is too short for where I wanted to hang it.
5 40 | Saw the rider and the parcel | I was at work and told him where to drop it.

XIA-CAM
5 40 | It follows my mother | She walks around the sitting room and I see that she is fine.
`
