/** Each text is used once. Their form is told in ../reviews.ts. */
export const phonesReviews = `
TEC-SPK40
5 30 | Battery no be here | I charge in the morning and by night I still have forty something percent, and I am always on TikTok.
4 45 | Good phone, small heat | It gets warm when I do hotspot for long. Every other thing is okay, sound is loud.
5 12 | TV remote inside | The infrared works with our old LG. My children now hide the real remote and I do not care.
4 21 | Value for money | For this amount nothing beats it. Night pictures are average, let me not lie.
3 60 | It is okay | Works fine for calls and chat. With heavy games it starts to drag after some time.
5 90 | Three months now | I drive for a ride app with it on the dashboard from six to ten. Map, calls, music, and it has never gone off on me.
2 34 | Storage finishes fast | System files took a big part of the space. Get the higher storage if you can.
3 30 | Camera is only there | It takes pictures, do not expect magic at night. Screen and battery are good.
5 3 | Correct from day one | Carton was sealed and the number on the screen was the one on the carton.
1 16 | Touch was misbehaving | Some part of the screen did not answer my finger. I had to send it back.

TEC-SPK40P
5 20 | The screen is not for this price | I put it beside my cousin’s phone that cost two times this one and we could not tell which is which.
4 38 | Fast, but slippery | It nearly flew out of my hand twice. After I bought a pouch we have been friends.
4 75 | Nice screen | Very smooth scrolling. Took one star off because of the apps that come with it.

TEC-CAM40
5 18 | Camera correct | Bought it for my small business pictures. My customers ask which camera I use, they do not believe it is the phone.
5 9 | Church vigil tested | No light, only candles, and the faces came out as we are, not like charcoal.
4 26 | I like it | The picture is better than the video. When I walk and film it shakes a bit.

TEC-CAM40PR
5 50 | Zoom is serious | I sat at the back of the hall at my sister’s convocation and her picture is as if I was on the stage.
4 120 | Almost perfect | Four months. Camera five stars, speaker four, the weight I am still getting used to.
5 8 | Charges before I finish bathing | Seventy watts is not a joke. I plug it when I enter the bathroom and it is ready for road.
1 10 | Network problem | My SIM kept saying no service in places where others had it. I asked for a change.

TEC-POVA7
5 100 | My charger is collecting dust | I ride dispatch from Mile 2 to Lekki. One charge, two days, even with map on all through.
5 28 | It feeds other phones | My wife’s phone drinks from my own with a cable. In our house I am now the power bank.
4 61 | Heavy but I understand | With a battery of this size you will feel it in your pocket. I chose it with my eyes open.
4 150 | PUBG partner | No serious lag at medium graphics. At the highest it warms my palms.
1 6 | Mine came with weak speaker | Ear speaker was low from day one. I had to ask for a change.

INF-HOT60I
5 33 | Smooth | Weeks of banking apps, maps and plenty WhatsApp groups and it has not hung once.
4 70 | Network is strong | In our village behind Nsukka my old phone had one bar. This one has three in the same room.
3 41 | Camera so-so | Daylight is nice. Inside the house at night everything looks like harmattan.
2 47 | Too slow for me | I came from a dearer phone and I cannot go back to this. For a first phone it may be fine.
4 24 | Small money, small phone | My son in SS3 uses it for lessons. I told him it is not for heavy games and it agrees with me.
4 15 | Loud and long | The battery and the sound are what I bought it for and I got them.

INF-NOTE50
5 66 | Wireless charging at this price | I bought a small pad for my office table and I just drop it there. My boss asked me for the price.
5 110 | The metal frame | It has kissed the floor three times. One small mark and nothing else.
4 29 | Good, not waterproof | Everything is nice about it. I only wish it could swim like my friend’s own.
3 85 | Updates | It updates at the wrong time always. The phone itself is fine.
5 14 | I read it under the sun | I sell at the roadside. At noon I still see the alert on the screen without covering it with my hand.

INF-NOTE50PP
5 37 | Zero to full before light goes | They gave us light for forty minutes yesterday. That was enough.
4 59 | Strong chip | I edit reels on it and export is fast. It is not small in the hand, be warned.

INF-ZERO40
5 80 | My vlog phone | Front camera in 4K saved me from carrying a second device. I film skits with it every week.
3 44 | Curved screen wahala | Fine to look at, hard to find a good screen guard for. The rest is clean.

ITL-A90
5 130 | Honest phone | I repair shoes at Ojuelegba, I do not need big grammar. It calls, it chats, it receives alert. Finish.
4 22 | Fingerprint works | Even with my rough fingers from work it opens at first touch.
2 90 | Memory is choking | After three months I delete things every week. Take the bigger one.
3 55 | Be patient with it | It thinks small before it opens the camera. For the money I cannot shout.
4 40 | For my apprentice | He needed WhatsApp and transfers, that is all. It does the two and the battery does not disgrace him.
5 60 | My keke phone | It plays gospel from five in the morning till I park. Evening time it still get battery to call my wife say I dey come.
5 210 | Seven months of POS work | Two lines inside, one for customers and one for alerts. I have not missed a confirmation because of this phone.
4 35 | Wide screen in my shop | I watch films on it between customers. The sound is small when the generator is on.
5 12 | Gift for our house help | She called her mother on video for the first time and cried. That alone is my five stars.
3 120 | One thing at a time | Open Facebook and WhatsApp together and one of them will start again from the beginning. If you have patience you will like it.
4 75 | Spare phone no more | I paid for a second phone and it has become the main one.
5 300 | Ten months, same battery | I expected it to tire by now. It still takes me from morning devotion to the nine o’clock news.
2 45 | Cloudy inside the salon | Outside in the sun the camera tries. Under bulb light, faces come out like there is smoke. I cannot post my braids with it.
4 18 | Grandma is online | We made the letters big. She sends voice notes every morning now, long ones.
5 150 | Farm tested | It slept one night in the cassava farm with dew on it. I cleaned it and it came on.
4 90 | It drags the network | Between Otukpo and our place other phones lose line. This one holds small.
1 7 | Loose charging port | From the first week the cord must stay one particular way before it charges. I returned it, I no fit dey use stone hold charger.
5 40 | Filled her own forms | My daughter did her WAEC registration on it and paid from the bank app. It was not the fastest but it finished.
5 26 | Clean carton | Phone, cord, pin and paper, complete.
4 200 | Screen guard first | It scratched in my pocket with keys. My fault. Put a guard on it from day one and it will serve you.
3 65 | Long time to fill | Two hours and more on the charger. With our light that is not easy. Once it is full, it lasts.
4 110 | Hotspot for three of us | We are three in the room and two laptops eat from it. It gets warm but it does not drop.
5 330 | It outlived my temper | I don throw am for chair, e don fall for gutter, small pikin don sit on top. E still dey ring.
4 28 | Fine face, simple brain | From behind it looks like a phone of two hundred thousand. In front it is a humble phone, and I have accepted it.

SAM-A07
5 57 | Bank app that does not cry | My former phone stopped opening the bank app. Six years of updates is why I bought this one.
4 19 | Simple Samsung | No plenty adverts, clean screen. Charger was not in the box, so plan for it.
3 100 | Slow in the morning | It needs some minutes to wake up after I switch it on. Then it is okay all day.

SAM-A17
5 43 | My mum loves it | Got it for my mother in Ado-Ekiti. Text is big, network is strong in the village and she hears calls well.
5 95 | Family phone | My husband and I both bought it. We charge one with the other’s cable and no quarrel.
4 27 | Screen is the star | The colours are sweet, even old films look new. Loudspeaker is single, so it is not for party.
4 140 | Four months, no stories | It does not hang and the camera is good enough for my shop’s page.
1 20 | Mine was restarting | Twice a day it went off and came back. I have reported it and I am waiting.
4 82 | No wahala | Nothing special, nothing wrong. That is what I wanted.
5 8 | My first Samsung | I moved from another brand and my contacts followed me with one cable.
3 66 | Charges slowly | Twenty-five is slow when you are used to forty-five. The rest I like.
2 90 | Single speaker | Film sound is weak and if my hand covers it I hear nothing.

SAM-A36
5 31 | Fell into a bucket | My two-year-old did it. I fished it out, dried it and went to work with it.
4 50 | Good in traffic | Bright enough for map in afternoon sun. It is fast but not as fast as the S of my brother.
5 16 | Rain caught us | Dropped it inside water by the gutter in Aba, wiped it and continued my call.
4 9 | Clear in video calls | My brother in Houston said that he can finally see my face.
1 25 | Line on mine | A green line came down the screen after an update. It is at the care centre.

SAM-A56
5 11 | Feels like big money | Metal and glass, tight everywhere. I took an office portrait at night and framed it.
4 48 | People ask me the price | It looks more than it cost. I stopped telling them.

SAM-S25
5 90 | Small and mighty | I have small hands and I was tired of phones like exercise books. This one I can type on with one hand.
4 160 | Great, but battery | It does everything fast. By seven in the evening I start to look for my charger.
5 22 | Pictures of my shop | Food pictures come out so clean that I stopped paying the photographer.

SAM-S25U
5 75 | The zoom is madness | From the balcony I read the number of the meter of the house opposite. Tell nobody.
5 200 | Pen is not for show | I sign papers and mark site drawings with it every day. Six months and no regret.
4 40 | King size | It is a wonderful phone and it tears small pockets. Buy a bag also.
2 60 | Price fell | Camera is sweet but I could have waited. My heart is not at rest.
5 130 | Quiet leader | It does not shout, it only works. I read my contracts on it and sign.
5 45 | Far end of the convention ground | I still filmed the faces of the choir. People came to me afterwards for the video.
4 110 | Long day, fifteen percent | Site meetings, calls, hotspot, map, and I reach home with small. The charger brings it back while I eat, but you must buy the correct one.
5 28 | I sketch on it | I draw agbada designs with the pen in front of the customer, and they pay deposit before they stand up.
5 180 | Sun does not disturb it | I am a surveyor. Afternoon in Minna, no shade anywhere, and I read every coordinate without covering the screen.
3 75 | They reduced the pen | My former Ultra could snap a picture from afar with its pen. This one cannot. For this amount they should be adding, not removing.
4 19 | Two hands, please | The screen is heaven for reading and editing. For replying in traffic with one hand, forget it.
5 250 | It swam in Calabar | My daughter pushed me into the pool with it in my pocket. I came out shouting, it came out taking pictures.
1 14 | Hot on the charger | It was so hot that it stopped charging by itself, three nights in a row. I changed the charger, same story. I gave it back.
4 150 | Translator in the meeting | Chinese suppliers were on the line, and the phone was writing what they said. Not perfect, but I caught the price.
5 90 | Worth the pain | It works like what it costs.

SAM-FLIP7
5 10 | Snap shut, conversation finished | Closing it after a call is half of the joy. The outside screen answers most of my messages.
4 15 | Lovely, handle with sense | I wipe sand from the hinge every evening. With that it has been sweet.

APL-IP13
5 120 | Still correct | After four years this phone still films better than the new one in my office. I have no shame.
4 60 | Battery is a day, not more | It is enough from work to home if you leave TikTok alone. Camera and sound are five stars.
5 33 | Original, I verified | Checked the IMEI on the first evening, it is correct. Phone is fast and the screen is clear under the sun.
4 90 | Good, used the old cable | My iPhone 8 charger still works with it, that saved me money.
2 45 | Heats on hotspot | When four people are on my hotspot it heats and the battery runs.
5 200 | My work tool | I sell hair online. Every picture on my page is from this phone.

APL-IP15
5 45 | One cable at last | Laptop, power bank and phone, one lead. My bag is lighter.
4 88 | She has no complaint | My wife asked for this model and has not complained, which is not normal.
5 20 | Sharp | My baby’s dedication was filmed with it from start to end, and the church asked for my file.
3 64 | Not a big jump | From the 13 I expected more. It is good, I am only saying the truth.
5 110 | Weather and all | It has been under Lagos rain in my hand more than once.
4 7 | First week | Moved everything from the old one in one hour. The box has no charger head.
5 30 | Soft-life camera | My food page jumped from forty orders to over a hundred in the month I changed phone. The jollof looks hot inside the picture.
4 52 | Honest battery, not magic | From six in the morning I am on data. By five it wants small charge. On a day of only calls it enters the next morning.
5 14 | Sealed, untouched | The number on the box, in the settings and on Apple’s page were one and the same.
5 96 | The island grew on me | At first I thought it was a black patch. Now my ride, my timer and my music all sit there and I miss it on other phones.
4 130 | Strong glass, weak pouch | It has fallen twice from the table. The phone is fine, it was the pouch that broke.
3 40 | Sixty hertz, my people | Everything works. But my younger brother’s cheaper phone scrolls smoother and he will not let me rest.
5 75 | Proper 5G in Ikeja | The speed test made me laugh out loud in the bank. In my own street it is 4G like everybody.
5 160 | Clean voice notes | I record messages for our fellowship with the generator on behind me, and people hear only my voice.
1 9 | Crackling in calls | The top speaker was making cr-cr sound from the second day. A phone of one million should not be doing so. I returned it.
4 66 | Plan for the charger head | Na only cable dey inside box. I no vex because I read am before I pay, but put am for your budget.
5 21 | From Android with fear | I have used Android since my NYSC, and people told me that I would cry. It took me three days to find my hand: the back button, the keyboard, how to move one file. After that I stopped thinking about it. Now na my husband dey ask to borrow am, and him own phone cost more.
4 110 | Not a friend of the dashboard | I use it for navigation. In afternoon sun it dims and cries small, then it recovers in the AC.
5 58 | The pictures of my baby | I did not buy a camera again.
2 33 | No card slot | The camera is sweet and that is the problem. Videos of two weddings filled it, nobody can put a memory card in this thing, and the cloud wants money every month.
5 140 | Sells lace by video | I have a stall in Balogun. Customers in Port Harcourt choose by video call and not one has complained that the colour was different.
4 18 | Enters my small handbag | It fits my palm too. Coming from a big phone, typing took me one week.
3 84 | Slow charging pains me | NEPA brings light for one hour and this one collects fifty-something percent. My old phone would have been full.
5 120 | Nothing to report | Four months. No hang, no crack, no story.

APL-IP16
5 52 | The camera button | I do not miss the moment again, one press and it is open. Our naming ceremony has proof.
4 100 | Warm when filming | In afternoon sun, twenty minutes of video and it dims itself. In the shade no issue.
2 30 | Battery did not amaze me | They said larger. By six I am at twenty percent, and I do not play games.
5 75 | Night pictures | Our street has no light, and still the picture of the puppies came out.

APL-IP17
5 40 | The smooth screen came | I waited for this since the 13. Scrolling is like palm oil.
5 72 | Space for everything | I stopped deleting videos of my children. That alone is worth it.
4 21 | Selfie is square | I turn nothing, the whole family enters. It is slippery without a case.
5 90 | Half in twenty minutes | I timed it. Nineteen minutes for forty-nine percent.

APL-IP17PM
5 60 | For my work | I cover weddings and this is now my second camera. The zoom holds up when I print.
4 110 | Strong battery, strong price | Two days if I am calm. My account is still healing.
5 15 | From Abuja with joy | Box sealed, serial number checked on Apple’s site, all correct.
3 75 | Big for my hand | Everything about it is top, but I need two hands for it. Think of the size.
5 180 | Six months in the field | News work, dust, sun, generator. It has never said no.

XIA-RN14
5 58 | Note series again | My third Note. The screen is the best of the three and it charges while I eat.
4 36 | Too many notifications | Switch off the adverts in settings on the first day. After that it is a fine phone.
2 92 | Fingerprint is moody | When my hand is wet or oily it refuses. I use the code now.

XIA-RN14P
5 77 | It fell from okada | I heard the sound and died inside. Picked it up, no crack, only dust.
4 140 | 200 megapixels is for printing | We printed our family picture large and every face is clear. The files are heavy though.

XIA-PX7P
5 25 | Benchmarks do not lie | I tested it against my friend’s phone of one million plus. It won four out of five.
4 61 | For gamers | Cool head, fast hands. The camera is the small thing that they forgot.

NOK-G42
4 40 | I changed the battery myself | Watched a video, used a small screwdriver, twenty minutes. More phones should be like this.

GOO-PX9A
5 85 | The skin tone is right | For the first time all my siblings look like themselves in one picture.
5 150 | Clean Android | No adverts, no rubbish apps, and the updates come when they say.
4 30 | Charging is slow | It is the only thing. I charge at night, so it does not pain me.

APL-IPXR-UK
4 30 | Old but gold | Marks on the frame as they said, screen clean, Face ID quick. For my first iPhone I am happy.
3 21 | Battery is manageable | Eighty-four percent when I checked. By four o’clock I need small power.

APL-IP11-UK
5 35 | Better than I feared | I expected stories from used phone. Five weeks later, no stories.
4 18 | Tiny scratch | One line at the side that a case covers. Camera and sound correct.
2 40 | True Tone is missing | It shows that the screen was changed before. It works, but I would have liked to know.
5 70 | For my content | My first reels money came from this phone.
4 50 | No stories so far | Battery eighty-three, screen original, camera correct.

APL-IP12P-UK
5 70 | Steel body | I do site inspection with it and it behaves like new. Night pictures are sweet.
4 44 | Good buy | Battery at eighty-six. Three cameras working, no dot anywhere.

APL-IP13PM-UK
5 120 | Battery champion is true | From morning in Ikeja to night in Ibadan and it still had thirty-one percent.
5 55 | Clean inside and outside | I carried it to my guy in Computer Village to open it. He said nobody has touched the board.
4 90 | Small burn on my money | Dear for a used phone, but it has not given me reason to cry.
2 30 | One camera was dusty | There was dust inside the wide lens. It is small but I see it.
5 180 | Six months on | It has paid for itself with rides and deliveries.

APL-IP14P-UK
4 60 | The island is useful | I follow my ride on top of the screen while I chat. The frame had two light marks.
1 12 | Mic problem | People could not hear me on loudspeaker. I had to send it back.

SAM-S21U-UK
4 75 | Zoom still humbles others | There is a faint shadow on the screen when all is white. I knew before I paid.
3 100 | It heats | Camera and screen are top. When I use data outside it becomes warm like akara.

GOO-PX7-UK
5 65 | Magic Eraser | I removed one uncle from our wedding picture and nobody noticed.

ITL-2163
5 90 | For my grandfather | He charges it on Sunday and again on Saturday. The torch is his favourite.
4 33 | Loud | Ringtone is loud, even in the market I hear it. Radio catches well.
5 150 | Strong small phone | It has fallen inside water bucket, I dried it and it came on.

ITL-MAGX
4 60 | Hotspot from a small phone | My laptop uses it in the bus. It is slow with many people but for mail it does the work.

ITL-PW900
5 80 | Charges my big phone | The small one feeds the big one. I laughed, but it works every day.
4 45 | The speaker! | I play old juju music at my kiosk and customers stay longer.
3 100 | Heavy in the pocket | The battery makes it thick. My trousers are complaining.

TEC-T528
5 18 | Letters that I can see | I am sixty-eight and I read my alerts without my glasses.
3 12 | Camera is decoration | Do not mind the camera. Call and torch are good.

NOK-105
5 120 | My OTP phone | Bank alerts come here and it never leaves the house. Peace of mind.
4 200 | It refuses to die | Six months, three falls from the staircase. Still the first charge of the week on Wednesday.

NOK-150
5 70 | Highlife in my pocket | Thirty-two gig of old highlife. I farm with music now.
2 55 | Battery cover is loose | The back cover opens in my bag. I used tape.

NOK-3210
5 30 | I am in secondary school again | Snake is there. I beat my record from 2003, please clap for me.
4 62 | Nice toy that works | I use it at weekends to stay away from the internet. Calls are clear on 4G.
3 90 | Dear for a button phone | I like it, but let us be honest, it is the name that we pay for.

SAM-TABA9
5 70 | Homework and cartoons | My two children share it without fighting, mostly. Screen is clear.
4 110 | Light enough | Reading PDFs is sweet on it. I bought a cover at once.
3 40 | Camera is basic | Fine for class calls, not for pictures. It is a tablet after all.

ITL-VT30
5 75 | JAMB practice | My brother used it for CBT practice for two months. He got in.
4 30 | Child mode is strict | My four-year-old cannot escape from it, and he has tried.

APL-IPADA16
5 140 | Replaced my laptop | With a small keyboard I do my reports on it in the field.
5 50 | Drawing and notes | My daughter in architecture does all her sketches on it. Zero regret.
4 200 | Storage, think well | The smaller one fills quickly when you keep lectures. Everything else is as they say.

XIA-RPAD2
5 90 | Good speakers | Films sound fine on it, all four speakers talk. Charging takes about three hours.
4 25 | Bed cinema | I hang it over my bed with a holder. My sleep is suffering.

LEN-TABM11
4 80 | Notes in the margin | I read law books on it and write by the side. The pen wants a small battery, keep a spare.

TRD-SPK20
4 40 | Looks almost new | Small mark by the charging port. The new battery lasts my whole day.

TRD-A14
5 60 | Original screen | I know screens, I repair them. This one is the real thing.
1 14 | Not for me | It disconnected from network all the time. I sent it back.
`
