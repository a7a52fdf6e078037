/** Each text is used once. Their form is told in ../reviews.ts. */
export const powerReviews = `
SUM-GEN
5 64 | Carries what it says | I added up the watts with my brother, loaded it to three quarters, and it did not shake.
5 21 | One pull | Starts at first pull, even in the morning cold. I changed the oil after twenty hours as the paper says.
5 240 | Eight months of NEPA wahala | Only plug and oil so far. My neighbour has buried two in that time.
4 38 | Real copper | My mechanic opened it and confirmed the coil.
1 16 | Leaked fuel | The tap under the tank was leaking from the first day. My mechanic changed it with his own money from me.

SUM-GEN-SPG18001.1KVA
5 45 | Small but it tries | Two fans, six bulbs, television and decoder. I do not disturb it with anything that has a heater.
5 130 | Barbing salon engine | Clippers, one fan, music. Fuel for the day is less than I used to pay the man next door for extension.
4 20 | Sleeps inside with us | I bring it in every night because of thieves. My wife can carry one side.
3 85 | Not for a fridge | My small fridge pulls it down at the start and every bulb goes dim. For lights, TV and fans it is correct.
5 200 | Oil, plug, finish | Every month I change the oil, every two months I clean the plug. It has never disgraced me before visitors.
4 60 | I need a fuel gauge | I open the tank with a torch to know what remains. The engine itself is sweet.
5 12 | In front of everybody | My brother-in-law came to mock me. One pull. He went inside.
4 100 | Noise is noise | It is quieter than the small gen that I had before, but not quiet. We keep it at the back fence.
3 30 | Starter rope cut | It happened in the fourth week. The mechanic changed it for small money, but a new generator should not be doing so.
5 300 | Ten months in a kiosk | From eight to six every working day, with a laptop, a small printer, two POS machines and one fan that customers fight for. I have only replaced the plug. Once my boy filled it with bad fuel, so we drained the tank and washed the carburettor, and it came back the same evening. I have nothing bad to say.
5 75 | Mummy can start it | She is sixty-one. No need to call boys from the street again.
1 18 | Light goes up and down | It surges like somebody breathing, and it burnt one bulb before I put it off. I no fit use am for my TV.
4 240 | Low load, long night | With one fan and the router, one full tank takes me from nine till past four.

ELP-GEN
5 90 | Parts in every street | The carburettor blocked once, and the boy at the junction had the kit in his pocket.
5 35 | Freezer and TV together | It holds both and the bulbs do not dance.
4 130 | Fair on fuel | On half load it does the evening with what I expected. It is not quiet.
3 20 | Noise | It is louder than I thought. I had to build a small house for it.
2 11 | Handle was bent | The handle was bent from transport. The engine is fine.

MAX-GEN
5 75 | Queue at the station? Not me | When fuel finished everywhere I screwed the gas on and slept with fan.
4 28 | Gas is cheaper for me | I counted for two weeks. The first start on gas needs patience.

SUM-INV
5 57 | Neighbours did not know | It was on the whole night and nobody complained. My laptop charger is cool too.
5 110 | For my photo studio | Lights do not flicker and it enters the boot of a Corolla.
4 24 | Eco button | With eco it drinks small. When the fridge starts it shouts and comes down again.

ELP-DSL
5 85 | Filling-station quiet | Our clinic stands beside it and patients sleep.

LUM-INV
5 62 | No more small gen | I last put on a generator three weeks ago.
5 33 | Changeover is sharp | My decoder does not even restart when light goes.
5 210 | Seven months, not one fault | Fans, fridge and office. The display tells me how long I still have.
4 48 | Good build | Heavy copper, you can feel it. Get a proper installer, do not manage.
1 19 | Tripping | It trips when the pumping machine starts. I needed the bigger one and only learnt it afterwards.

LUM-ZEL
5 140 | Two rooms and the router | My children write exams online and have not missed one.
4 45 | Simple | No settings to spoil. It hums a little at night.

PRG-INV
5 77 | Green box, no stories | Installed it in the shop, forgot it. That is the review.
3 22 | Fan is loud | The cooling fan runs even on low load. I moved it to the passage.

FEL-HYB
5 93 | Sun first | I set solar first and watched the NEPA meter stand still till evening.
4 41 | The Wi-Fi stick | It took my electrician an hour to join it to the network. After that I see everything on the phone.
5 160 | From gen to sun | Eight panels and this. I sold the gen in the third month and have not missed its smell.

ITL-INV
4 20 | Fine for my flat | Hangs neatly on the wall. The app shows my wife’s iron before I hear about it.

ITL-AIO
5 52 | Stand and plug | No electrician, no cables on the floor. Fan, bulbs, laptop, TV till morning.

MER-UPS
4 67 | Ten minutes is ten minutes | I saved my work and closed down properly. It beeps until you do.
2 31 | Beeps too much | It calls the whole office whenever light goes. I cannot make it silent.

JIN-TN
5 58 | Correct rating | My electrician tested it with a clamp, it gives what is written.
5 26 | Glass came safe | Four panels to Yola by road and no crack.

FEL-PNL
5 120 | Grew with me | I bought one for the fan, then three for the fridge. The first has not dropped.
4 44 | Works with small sun | Even on a cloudy day it brings something.
3 80 | Depends on the sun | In the heaviest rain it was giving half. On dry days it is correct.

LUM-PNL
4 39 | Good match | Same family as my inverter and they understand each other.

PRG-PNL
5 71 | Pumps my water | My small pump runs on it from ten to three and the tank is full.
4 150 | Sea air | We are near the beach in Badagry and the frame is still clean after five months.

ITL-FOLD
3 18 | Sun must be strong | In full sun it charges two phones. Under the tree it only lights a lamp.

LUM-BAT
5 88 | Till morning | TV till eleven, fans till morning, and it is not yet half.
4 27 | Heavy quality | Two men carried it. That weight is the real thing.
2 12 | No cable inside | No connecting cable came with it, I bought it separately.

FEL-LIT
5 105 | Every night to ten percent | My old ones would have died. This one goes down and comes up daily.
5 34 | Clean corner | No acid smell, no water to add, a small screen with the truth.

ITL-BAT
5 63 | My back agrees | I carried it up myself. The lead one needed two men and a prayer.

PRG-GEL
5 29 | Fresh date | The date on it is three months old, not old stock.

MER-BAT
4 99 | Steady | On my UPS rack in the cyber café for three months. It has not dropped under ten hours of students.

LON-RF
5 41 | Lasted all night | Light went by 9pm, it blew on number one until I woke up for work.
5 16 | Strong breeze | Paper flies off the table, and on battery too.
5 125 | Charged it from solar | I joined it to a small panel in the village and it works.
5 185 | Six months in | Battery has dropped small, breeze is the same. I would buy it again.
4 52 | Good battery | Eight hours on low, around four on high. That is the truth.
4 30 | Light at the foot | My daughter does homework by it when everything is dark.
1 48 | Battery dropped | Started with six hours and now it does two. I want a change.

LON-RF-CTLCF018R18INC
5 22 | Four children, one fan | We spread two mats in the parlour and all of us sleep in front of it. Nobody fights again.
4 60 | Remote under my pillow | I hide it there. It must face the fan well before it answers.
5 90 | Three nights of darkness | The transformer in our area spoiled. I charged the fan in my shop by day and we slept by night like people of Ikoyi.
5 8 | Coupled by a child | My twelve-year-old and I joined it in fifteen minutes. No screw was missing.
4 35 | Storm on light, breeze on battery | With NEPA it is a storm. On battery the highest speed comes down small after two hours. I keep it on one.
3 70 | It talks on the high speed | In a shop it is nothing. For somebody reading for exam it disturbs, so na number one I dey use.
5 120 | My tailoring shop | Sewing machine, iron, customers, Aba heat and this fan. It goes on at eight and I close at seven.
2 50 | The battery light lies | It shows full and then goes off in two hours. I charged it eight hours before the first use as they wrote, I tried another socket, I tried solar. If I leave it till the next day it does better, sometimes four hours on low. As a fan it is strong, but I cannot plan my night with it.
5 41 | For the heat at night | My mother wakes up hot at two every night. The remote is in her hand before her eyes open.
4 15 | Higher than the bed | My small one could not do that. The base is wide and it does not walk.
5 100 | Phone socket by the side | That socket has saved my phone more times than the fan has saved me.
1 19 | It stopped swinging | It looks at one side only, like somebody that is annoyed. I asked for my money.
4 75 | Clinic waiting room | Mothers with babies now ask to sit on that side.
4 28 | Check your space | It is bigger than I pictured, but the breeze pays for the space.

QAS-RF
5 37 | Baby sleeps | On one it is quiet enough for a newborn. I charge it in the day.
4 74 | Easy to couple | The whole thing took me one cup of tea. Keep the small screws in a bowl.
3 20 | Charging takes long | Takes the whole day to charge full. Plan with your light.

OX-RF
5 66 | OX without NEPA | The same storm, no cable. Customers in my barbing shop thank me.
4 28 | Weight | It is heavy, but that is the battery, and the battery is honest.

BIN-RF
5 55 | No pause | Light went and I only knew because the fridge stopped.
4 33 | Night light | Small blue light for the children’s room. The timer is useful.
3 18 | Light base | Blows well but children can push it over.

MAX-RF
4 47 | Plain and okay | Two LEDs in front, three buttons, breeze. What more.

ITL-SF
5 82 | Farm house | No NEPA there at all. Fan, two bulbs, and my phone full every morning.
4 23 | Panel is small but real | Put it outside, not by the window. By evening it is full.

FEL-SF
5 101 | Longest of my three | I own three brands. This one is still blowing when the others have gone to sleep.

ORA-RF
5 12 | Danfo life saver | I clip it to the seat in front. People ask me where I bought it in every traffic.
4 44 | Cot fan | On my baby’s cot it moves the air gently. Charge it daily.

ORA-RFD
5 25 | Desk friend | Beside my laptop from nine to five on one charge.

PHI-LED
5 150 | Still working | On every night for five months, and it has not blinked.
4 19 | Soft on the eye | Good for reading. Warm, not hospital white.
5 60 | Changed the whole house | Twelve of them, and the prepaid card breathes.
3 35 | Cap is tight | The cap was tight in my holder but it entered.

LON-BLB
5 48 | Stays on | My wife was in the bathroom when light went and she did not shout.
4 90 | About three hours | They wrote four, mine does a little above three. I am content.
1 6 | One was dead | One out of the three did not come on at all.

ORA-BLB
5 40 | Torch and bulb | I removed it from the holder, put the cap, and went to check the gen.

PHI-FLD
5 29 | Compound is daylight | Thieves now pass by on the other street.
4 76 | Rain did not enter | Two months of heavy rain in Calabar and it is dry inside.

FEL-SSL
5 68 | Comes on by itself | Our close was dark for years. At dusk it wakes up alone.
4 31 | Sensor | It becomes bright when somebody walks. Cats too.
3 14 | Cloudy week | After four days of rain it was on for only three hours.

LON-LMP
5 27 | Exam time | My children read with it for two weeks without light.
4 43 | Holds charge | I leave it for a week and it still comes on.
5 84 | Bright | One lights my whole parlour. The shop next door has ordered theirs.
2 15 | Switch is hard | You need a strong thumb for the switch.

QAS-LAN
5 36 | My father’s companion | BBC Hausa, light, and no wires. He carries it like a baby.
4 58 | FM is clear | In Ado-Ekiti it catches five stations. The handle feels light for its size.

ORA-LUM
5 22 | Three colours | Warm for the bed, white for books. The charge lasts me four evenings.
4 63 | Small and strong | Fell from the window sill and came on again.

ITL-ISL
5 49 | Suya by night | My suya stand has light now, and the police find me without shouting.

ITL-LAN
5 95 | Three rooms for my mother | No more kerosene in her house in Ogbomoso. She counts the bulbs every evening.

BIN-STB
5 54 | It saved my TV | Light came with 300 volts and it cut off before anything burnt.
5 115 | Two windows | I see 140 coming in and 220 going out. My freezer does not know we live here.
4 32 | Clicks well | You hear it working. My fridge sounds relaxed now.
3 21 | Display is not exact | My meter shows five volts different. No problem for me.

QAS-STB
5 73 | Quiet corner, small clicks | It has been clicking for two months and nothing has burnt.
2 17 | Gets warm | With the fridge and the TV together it gets warm.

MAX-STB
4 46 | Copper, I checked | My electrician weighed it with his hand and nodded.

MER-AVR
4 30 | Behind my desktop | Nobody sees it, and the computer no longer restarts itself.

PHI-EXT
5 87 | Thick cable | The cable is thick, not like the ones that melt.
4 26 | Switch glows | I find it in the dark. Sockets are tight in the first week.

BIN-EXT
5 42 | Each with its switch | Decoder sleeps, TV sleeps, only the router works. I feel like an engineer.

ORA-HUBT
4 34 | Whole family on one tower | Five phones, two laptops, one corner. No more fight for socket.
`
