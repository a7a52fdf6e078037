/** Each text is used once. Their form is told in ../reviews.ts. */
export const computingReviews = `
HP-15I3
4 30 | For school | Bought for my daughter in UNILAG. She uses it for everything and has not complained.
5 12 | Number pad is there | I do accounts for a church, I cannot use a laptop without that side.
1 10 | Keyboard letter missing | The letter N did not work from the first day. I sent it back.

HP-250G10
5 200 | We bought five for the office | Six months of daily use, one needed a new charger, nothing else.
4 100 | Easy to open | Added memory myself with a small screwdriver. The screen is not very bright.
3 60 | Manage the memory | It is good but plenty tabs will slow it, so choose the bigger one.
5 150 | Bulletins and accounts | Our church office runs on it, and it feeds the projector on Sunday. It has stood up to four different secretaries.
4 45 | Kind keys, no light | Numbers at the side, quiet under the finger. There is no light below the keys, so get a lamp if you type at night.
5 85 | The network hole | Our ministry’s network is cable only. Half of the new laptops do not have the hole again, this one has it.
4 220 | Believe two thirds | They wrote eight hours. I get five and some minutes with the browser open. I can live with it.
3 30 | It bends small | Strong hinge, but the cover gives way when I carry it by one corner. At this price I wanted some metal.
5 300 | Tax season is easy | I prepare returns for forty small businesses. Big sheets, plenty tabs, and it only breathes louder.
3 60 | Webcam of the old days | I am a blur in every meeting. Clients think I am calling from a place with no light, so I had to get another camera.
5 20 | Learning to code | My first laptop. The programs for my course installed in one afternoon and it opens them quick.
4 12 | Updates on the first day | They took more than one hour, so do that near good network. Since then it has been smooth.
5 130 | I landed on it | Okada threw me at Nyanya and I came down on the bag. My elbow needed plaster, the laptop only needed wiping.
4 190 | Small inverter is enough | When light goes we keep working till the inverter cries. The fan is loud only when I join video meetings.

HP-PAV14
5 70 | The screen is too fine | I design labels, and what I see is what the printer gives me.

DEL-3530
5 90 | Does my work | I am a data analyst, Excel and Power BI run together without stories.
4 150 | Good machine | Solid body and it feels nice. The fan speaks when I edit video.
3 40 | No bag | I thought a bag would come with it. The machine itself is okay.

DEL-XPS13
5 110 | Two days without plug | Flight to Abuja, two meetings, flight back. I charged it at home.
4 60 | Check your programs | One old accounting program refused to run on this chip. All others are very fast.

LEN-IPS3
5 2 | Very fast start | It opens before I sit well. The SSD makes all the difference.

LEN-E14
5 140 | The keyboard | I write for a living. My fingers have retired from all other laptops.
4 90 | Quiet and serious | Does not look fine, works fine. Screen could be brighter.
5 200 | Coffee has entered it | I cleaned it, it came on, and I wrote this with it.
3 40 | Small screen | Fourteen is small for my spreadsheets. At home I plug in a bigger one.

ASU-VB15
5 160 | Lies flat | We put it between us in group work and everybody sees.
4 70 | Cheerful colour | My pupils like it more than I do. Battery is about five hours for me.
2 45 | Fan noise | The fan starts when I open a heavy file and does not sit down.

ASU-ZB14
5 220 | I carry it like a file | I forget it is in my bag. OLED spoils you for every other screen.

LEN-LOQ15
5 100 | Lumion and FC | Renders by day, games by night. It is heavy and I have accepted it.
4 60 | Sounds like a small aeroplane | When it works hard you hear it. It never slowed down.

ACR-NTV15
4 130 | AutoCAD is smooth | My site drawings open in seconds. Keep it on the charger when you render.

APL-MBA13
5 90 | No fan, no dust | In harmattan my former laptop coughed. This one has no hole for dust.
5 30 | Light or no light | I finished a whole workday in Ibadan without light and still had forty percent.
4 60 | Only two ports | Everything is sweet except that I carry an adapter everywhere.
5 75 | My lecture partner | Four classes, one library, one charge.
2 60 | My bank’s token program | One office program does not exist for it. Check before you buy.

APL-MBP14
5 150 | Export before the tea is ready | A forty-minute wedding film, exported while I made tea.

HP-840G5-UK
5 120 | Tokunbo done well | Light mark on the lid, keys like new. Battery gives me three hours.
4 60 | Good for coding | My first laptop as a developer. Nothing to complain about yet.
3 200 | Battery became two hours | Strong machine. The battery came down faster than I hoped.
5 30 | Aluminium is aluminium | It feels stronger than the new plastic one of my colleague.
4 150 | Second one from here | Bought one for myself, then one for my fiancée.

LEN-T480-UK
5 140 | The second battery trick | I changed battery while it was running in front of my friends. Respect.
5 60 | Parts everywhere | Changed the keyboard in Computer Village for small money. It will bury me.

LEN-X1C7-UK
4 100 | Light like a magazine | My shoulder noticed. There was a small shine on the space key.
1 20 | Wrong plug | Charger came with the wrong plug and I had to look for an adapter in Ikeja.

APL-MBAM1-UK
5 160 | Still fast in its age | I record podcasts on it and it has never sneezed. Battery showed eighty-eight.
4 40 | Clean except one corner | A small dent that you must look for. Touch ID works.

HP-290G9
5 40 | For the front office | Three receptionists, three towers, no drama. We added memory to one.
4 20 | It came with keyboard and mouse | I was about to order them. The mouse is light.

DEL-OPM
5 90 | It vanished behind the screen | My visitors ask where the computer is. It is quiet as well.

HP-AIO24
4 100 | One cable | Our reception looks like abroad now. Sound is small.
5 50 | For the clinic | Patients’ files, one screen, no wires for children to pull.

APL-IMAC24
5 150 | My clients come in to look at it | The screen sells my designs before I talk.

HP-DJ
4 90 | School forms and assignments | It scans and copies, and my children print their homework themselves.
2 120 | Ink finishes quickly | The cartridges are small. If you print plenty, buy the tank type.
3 60 | Slow with pictures | Text is fast, pictures take their time.

HP-ST
5 150 | Ink does not finish | Four hundred pages and the ink has only come down small.
5 50 | Paid for itself | I print for students around me and it has brought back the money.
4 30 | Filling is clean | I was afraid of spilling. The bottle locks in and stops by itself.
4 110 | Copies for the school | Exam questions for six classes and it is still smiling.

EPS-L
5 100 | On inverter all day | NEPA took light at ten, we printed till four.
4 80 | Simple to install | I followed the paper and it worked in ten minutes. I am not a computer person.
5 200 | Cybercafé survivor | Two thousand pages and counting. I clean the head once in a month.
2 60 | Head got blocked | I left it for three weeks in harmattan. It took four cleanings.

CAN-G
4 140 | Passport photos | Good skin colour on photo paper. It is slow but my customers wait.
1 40 | Paper jam | It eats paper two at a time. Technician is coming.

HP-LJ
5 70 | Clean letters | Letters do not smear even when my hand is wet. The lawyers in my chambers are pleased.
4 110 | Small and quick | It woke up after three months of holiday and printed at once.
3 200 | It trips my small inverter | When it warms up the inverter cries. On public light no problem.
5 40 | Receipts all day | Pharmacy, two hundred sheets a day, no complaint.

MTN-RTR
5 60 | Network is strong now | Before, my room had no signal. Now I stream in the kitchen.
4 130 | Ten people on it | All my staff are on it and it does not cry, except when it rains.
3 90 | Depends on the time | Speed depends on the time of the day. I blame the network, not only the device.
1 30 | Restarting by itself | It restarted every evening. I had to take it to their shop.

MTN-MIFI
4 100 | Good battery | When light goes we still browse. Battery is as they wrote.
2 45 | It gets hot | It gets hot by afternoon and I have to restart it.

HUA-E5576
5 120 | My office in a pocket | Trade fair in Kano, POS and three phones on it all day.

TPL-C
5 40 | Through block walls | From the parlour to the boys’ quarters, two walls, and it still plays.
4 30 | Guest network | Visitors get their own name and my printer is safe.
2 20 | Setup gave me headache | The app refused my phone, I did it from a laptop. After that it is fine.

TPL-DECO
5 90 | No dead corner again | Up, down and balcony, one name. My wife set it up alone with the app.

SND-ULT
5 60 | Real capacity | I checked the full size with a test program, it is the real capacity.
4 20 | The slide does not break | My former one lost its cover in a week. This one slides inside.
5 150 | In my key bunch | It has entered washing machine once. Files are still there.
5 100 | For the printers | I carry my jobs to the press on it and it has never refused.
4 40 | Gets warm | It warms up when the file is big. Speed is okay.

SND-DDG
5 90 | Phone to laptop, no data | I moved four hundred wedding pictures while the bride was still greeting people.

SND-USD
5 100 | Fast copy | My wedding videos copied before I finished eating.
4 60 | Reliable so far | Two months in my dash camera, heavy use every day, no stories.
3 200 | So small | Very easy to lose. I lost one adapter already.
5 40 | Switched it into three phones | All saw it at once and the size was correct.
1 45 | Stopped reading | One morning my phone asked me to format it. I lost some pictures.

SGT-OT
5 80 | Our church’s memory | Eleven years of services on one disk. I bought a second one as copy.
2 110 | Slower than written | Copying big files takes longer than the speed on the pack.

SND-SSD
5 70 | I edit straight from it | The film lies on the drive, the laptop does not sweat.
5 120 | It fell from my bike | Rolled on the express at Maryland. Plugged it in, everything is there.

HP-PMON
4 110 | Easy on the eye | Text is sharp, my eyes do not pain me at night.

DEL-MON
5 120 | Two screens, one brain | I joined it to my laptop and my work is now twice as fast.
4 30 | Clean thin frame | Two of them side by side look like one. HDMI cable was inside.
5 150 | Clean colours | I design flyers, the print now looks like what I see.

SAM-ODY
5 90 | I see them before they see me | From 60 to 165 is like changing glasses.
4 60 | Needs a strong computer | My old card could not feed it. With the new one it is heaven.
`
