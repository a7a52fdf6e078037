/** Each text is used once. Their form is told in ../reviews.ts. */
export const healthBeautyReviews = `
NIV-LOT
5 40 | Harmattan ready | My legs did not turn white one single day this harmattan.
5 25 | No bleaching | It keeps my colour and my skin is smooth. That is what I want.
4 14 | Not oily | It enters fast and does not stain cloth.
4 30 | Nice scent | Light scent, my husband has started using it.
3 20 | Better at night | A bit heavy in hot weather, better at night.
1 3 | Reaction | My skin did not like it. Test it on your hand first.
5 60 | Two months, one bottle | I use it after bath only and it has lasted. The cover has not broken as they usually do.

NIV-LOT-COCBUT400ML
5 30 | Cement hands | I lay blocks. My hands used to look like the bag. My wife now holds them in public.
4 14 | Like chocolate bread | The smell is sweet and it stays till noon. If you do not like cocoa, take another one.
5 50 | My daughter’s rough arms | The nurse said rub it on when the body is still wet. After some weeks the rough places are soft.
5 8 | Small goes far | One small drop covers a leg. Do not pour it like groundnut oil.
3 21 | Shining at the bus stop | In the AC office it is heaven. Outside in March I was shining and dust was following me.
4 40 | Jos harmattan | My lips cracked, my heels cracked, my legs did not. Twice a day and I survived.
5 3 | Same as my sister’s | She brought her own from abroad and we compared. Same smell, same thickness, same cap.
2 6 | Bumps on my chest | For hands and legs it is fine. On my chest small bumps came out, so I stopped there. People with oily skin, be careful.
5 60 | Marks look softer | They have not gone, I am not a liar. But the skin of my belly is not tight and itching again.
4 18 | Stubborn cover | With wet hands I cannot open it. What is inside is worth the fight.
5 25 | My husband is a thief | He said lotion is for women. The bottle is now on his side of the bed.
2 0 | Swimming in the nylon | The cap was not closed and about one quarter was outside the bottle. I was wiping it from the nylon with my hand.
4 75 | Ten weeks on one body | Morning and night. I turn it upside down now for the last drops.
5 12 | Shoulders were speaking | Dark skin, evening wedding, no shimmer, and people asked what I rubbed.

VAS-LOT
5 30 | My elbows are back | The dark patches on my elbow are softer. I am not hiding them again.
4 12 | Goes in fast | I can wear my clothes after five minutes and nothing sticks.

DOV-LOT
4 21 | Soft | Soft like the soap. I only want a stronger scent.
3 15 | Finishes fast | It is good, but me and my daughter finished it in three weeks.

GAR-FACE
5 18 | Make-up remover | I remove everything with two cottons before the car reaches my house.
4 30 | No burning | It does not burn my eyes like the blue one I was using.

GAR-WSH
5 35 | Dust of Kano | I ride a bike. When I wash my face the water is brown and my skin is not dry.
2 10 | It broke me out | Three small pimples on the second week. I gave it to my brother.

GAR-SUN
5 28 | No ghost face | I am dark, very dark, and I did not look like a masquerade. Finally.
4 45 | Marks are fading | I pair it with my night cream. The marks from my pimples are less.

JHN-LOT
5 20 | For the whole house | I bought it for the baby, now we are four using it.
4 33 | Calm smell | My skin is sensitive and it does not react. Pump works well.

NIV-CRM
5 40 | My mother’s table | The same tin, the same smell. My heels are soft again.
3 14 | Thick in the heat | It is thick. In dry season I love it, in April I sweat.

ORI-SKIN
5 30 | Real shea | It smells of shea, not of perfume. It melts in the hand.
4 50 | Jar lasts | Whipped, so it spreads. One jar has reached seven weeks.

VAS-JEL
5 30 | For everything | Lips, feet, squeaking hinge. I am not joking about the hinge.
5 14 | Cracked heels | I put it at night with socks. In ten days I could wear slippers outside.
4 20 | No smell | That is why I buy this one. It does not fight with my perfume.
5 45 | Village approved | I sent it to my grandmother. She says it is the only cream that listens.

DET-SOAP
5 15 | After the site | I sweat a lot at the site and this one holds.
4 20 | Foams well | Foams even with our hard water.
3 12 | Melts fast | Do not leave it inside water, it melts fast.

DET-SOAPD
5 30 | Dozen for the family | Six of us. I keep them on top of the wardrobe and they smell nice there too.

DOV-BAR
5 18 | No dryness | My face does not feel like paper after bath again.
4 25 | Soft foam | It foams small but it cleans. My skin likes it.

DUD-BLK
5 30 | Osun original | My grandmother smelt it and nodded. That is the certificate.
5 45 | Pimples ran | My teenage son’s face is clearing. He now guards it like gold.
4 14 | Put it on a rack | If it sits in water it becomes soup. On the rack it lasts.
5 21 | Razor bumps calmed | I wash my neck with it after shaving. The bumps have gone down.

NIV-SHW
4 20 | Fresh all morning | I bath at five, by noon I still smell it small.
5 16 | It foams in borehole water | Others refuse to foam with our water. One coin of it on a sponge is enough.

JHN-TOP
5 14 | No crying | She opened her eyes under the water and laughed.
4 30 | From head to toe for true | I use it for hair too. No knots.

CAN-SHA
5 28 | My curls are not angry | It foams less, but my hair is not straw after.
4 19 | Washes out gel | It removed two weeks of edge gel in one wash.

CAN-HAIR
5 40 | Soft hair at last | I leave it in after washing and my twists stay soft for a week.
4 33 | Heavy on low hair | For thick hair it is wonderful, my sister’s thin hair went flat.
5 60 | Tub lasts | Two months and I am at the middle. I do not share it.
5 21 | My daughter sits still | Twists on Sunday, school till Friday, and they are soft when I open them.

CAN-CRL
5 15 | Wash day | My coils came out one by one like they were called by name.
3 12 | Sticky if plenty | Use small. I used plenty the first time and my pillow suffered.

ORI-HAIR
5 60 | My edges are back | Two months and small hair is coming at the front.
4 35 | Peppermint is strong | The scalp feels cold, I like it. Do not touch your eyes.
2 45 | Still waiting | The oil is nice but I have not seen growth.

ORI-DET
5 20 | Sunday mornings are quiet | I used to chase my daughter with a comb. Three sprays and she sits.

ZAR-LIP
5 2 | Stayed all day | Did it by 7 in the morning, danced at a wedding, and it was still there at night.
5 12 | My shade at last | A brand that has my shade. No grey mouth in pictures.
4 9 | Soft colour | Fine for office. I layer it for evening.
2 6 | Dry | Dry on me. I use something under it.
5 30 | Rice and stew tested | I ate party rice and it was still looking at me in the mirror.
5 6 | Agbada wedding pictures | Two hundred pictures and I did not correct it once.

MAY-INK
5 7 | It refuses to leave | Sixteen hours is true. I removed it with oil and patience.
4 14 | Let it dry | Keep your lips apart for two minutes. After that nothing moves it.

ZAR-FND
5 5 | No grey face | My face and my neck are from the same family now.
4 21 | Oil is controlled | By two o’clock I still look like myself. By five I need powder.
3 12 | Fades by afternoon | It fades by afternoon when sun is much.

ZAR-PWD
5 8 | Pictures came out clean | Flash did not turn me to a ghost. I have used many that did.

MAY-MAS
4 11 | I cried and it stayed | It was my sister’s wedding. The mascara behaved better than me.
3 20 | Thick by the second week | At first it is fine. After some weeks it is becoming thick.

LAT-EDP
5 6 | Compliments everywhere | Somebody stopped me in the bank to ask what I was wearing.
5 3 | It stays | I sprayed it on Sunday and the cloth was still smelling on Tuesday.
3 1 | Strong at first | The first ten minutes is strong, then it is sweet.
4 15 | Batch code checked | I put the code inside the website and it was correct. Good box.
1 2 | Too quiet | On me it was gone after one hour. Others say it stays, not on my skin.

LAT-KHA
5 9 | Worth the hype | I did not believe the hype, now I do.
5 30 | Sweet like dates | My wife wears it more than me, so I have bought two.
4 12 | Spray small | Two sprays is enough for a full hall. I learned it in a small car.
1 0 | Seal was open | The seal was not complete so I did not use it.

LAT-YAR
5 7 | Milk and flowers | It is sweet without giving headache. The bottle is fine on my table.
4 20 | Six hours on me | It does not reach the next day on my skin, but on cloth it does.

LAT-OIL
5 14 | Friday smell | One touch behind the ear and it remains till Asr.
4 25 | Small bottle, long life | Three weeks of every day and it is not half.

NIV-DEO
5 20 | Danfo proof | From Ojuelegba to CMS under somebody’s armpit, and mine was innocent.
4 12 | No white mark | My black shirt is still black. It dries slowly, wait a bit.
1 8 | The ball was stuck | The ball did not roll from the first day. I had to open it with a spoon.

NIV-DEOB
2 15 | Marks came small | On my black shirt I still saw a line. Maybe I sprayed too near.

ADI-SPR
5 8 | Gym bag | It covers football sweat, and football sweat is serious.
3 16 | Fades | It is gone after lunch. The smell is fine while it stays.

DOV-DEO
4 18 | No burning after shaving | I can use it straight after the razor and I do not jump.

COL-PST
5 10 | Clean teeth | Mouth feels fresh longer than with my old one.
4 25 | Family size | All of us use it. No pepper for the children.
3 14 | Normal | I use it, nothing to complain or to shout about.
4 7 | Date is far | Original, the code is on the neck and the date is far.
5 18 | The red one | My dentist asked what I use. He said continue.

ORB-BRU
5 15 | One each | Three colours, so nobody says he did not know.
2 30 | Hairs opened | After four weeks the hairs were leaning. Maybe I press too hard.

ORB-ELE
5 45 | My teeth feel like dentist day | The timer taught me that I was brushing for thirty seconds all my life.
4 30 | Charge lasts | One charge is about a week. The head is costly to replace.
5 70 | Worth it | I bought one for my father too. He says it massages his gum.
3 21 | Noise | It is good but it is loud in a quiet house at five in the morning.

KEM-CLP
5 45 | Barber at home | I cut my two boys by myself now. Clean line.
4 30 | Sharp | Sharp and it does not pull the hair. Charge lasts.
3 21 | It vibrates | It vibrates small in the hand. The work is clean.
2 14 | Blade needs oil | It was pulling until I put oil.
5 90 | Saved its money | Three thousand naira per head, two heads, twice a month. You do the calculation.
5 14 | Fade is possible | With patience and the one guard I gave my friend a fade. He went out with it.

PHI-CLP
5 50 | Quiet | My son used to cry from the sound. With this one he sleeps on my leg.

KEM-TRM
4 20 | Line is sharp | My hairline between two barber visits is correct.
1 9 | Died | It charged two times and died. The charger light is on but nothing moves.

PHI-BRD
5 60 | Beard gang | Ten lengths, I use number four. My neck is free of bumps for the first time.

KEM-FOI
5 33 | Skin like tomato | I shave my head every three days. No cut, no bump.
3 25 | Slow on long hair | Use the clipper first. On two-day growth it is perfect.

PHI-GRM
5 40 | No more bumps | I have suffered bumps since I was nineteen. This leaves a shadow and my neck is calm.
4 75 | Blade lasts | Two and a half months on one blade. It is not a very close shave, know that.

SVS-CAP
5 30 | Knees are talking less | My mother takes one every day. She climbs the stairs without calling God.
4 21 | No after-taste | Easy to swallow, no fishy mouth.
3 14 | Too early to say | I have used it for two weeks. Let me watch it.

SVS-SYR
5 20 | They ask for it | My last born brings the spoon by himself. It tastes of orange.

SVS-BOX
4 30 | Strips with days | I always forget medicine. The days on the strip help me.
1 0 | Near expiry | Only a few months left on it.

SVS-VITC
5 18 | Night shift | I am a nurse. I drop it in my bottle and I have not caught cold this season.

SVS-VIT
4 33 | Energy is back | After a month I do not feel tired by 4pm as before. I also sleep better, so who knows.

OMR-BPM
5 30 | Same as hospital | I compared it with the reading at the clinic, small difference only.
5 45 | Easy for old people | My father does it by himself. Numbers are big.
4 10 | Batteries inside | Works well. Batteries were included, thank you.
2 20 | Error sign | Shows error sometimes until I put it off and on.
5 75 | I write it every morning | My doctor was happy with the book of readings. We reduced one drug.
1 6 | Cuff leaked air | The cuff could not hold air on the second week. A machine for health should not behave like this.

OMR-THM
5 12 | Beeps in ten seconds | My daughter can use it herself. It agrees with the glass one.
3 25 | Numbers fade quickly | It works, but the screen goes off before I bring my glasses.

OMR-FRH
5 18 | The baby did not wake | One second on the forehead. As a first mother I check too much, I admit.

DET-AID
5 35 | Used it already | My son fell from the swing and everything I needed was there.
4 2 | Sealed and clean | Sealed and clean, date is far.

DET-PLA
3 7 | Small ones are plenty | Good gum, but I wish there were more of the long ones.
5 30 | Footballers in the house | Two boys, one field, forty plasters. They hold even with sweat.
`
