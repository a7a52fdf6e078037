/** Each text is used once. Their form is told in ../reviews.ts. */
export const homeFurnitureReviews = `
MOU-DRM
5 40 | Hostel to flat | I slept on it in school and it followed me to service year.
4 75 | Fair for the money | It is foam, it does what foam does. For one year of student life it is plenty.
3 110 | Has sunk small | After three months my side is lower. I turned it and it helped.

MOU-FLO
5 180 | Firm | It did not sink after five months, and I am not a small person.
4 22 | Original | The seal and the number were there. It rose by the next morning.

MOU-MON
5 60 | My back is thanking me | I wake up without pain for the first time in months.
5 130 | Physio approved | My physiotherapist pressed it with her knuckles and said keep it.
4 25 | Hard at first | The first week felt like the floor. Now hotel beds feel like pap.
2 14 | Too firm for my wife | I love it, she does not. We bought a topper for her side.

VIT-GRD
4 18 | Smells new | It needs two or three days of open windows first. After that it is a good mattress.
5 95 | Same as my parents’ own | The stripes are the same as in 1992, and so is the sleep.

VIT-SUP
5 110 | No valley | My husband is heavy and I no longer roll to his side.

MOU-REG
5 4 | Hotel at home | I understand now why people sleep late in hotels.
3 6 | Could not pass the stairs | We had to bring it over the balcony with rope. Measure, please. The sleep is sweet.

VIT-SPR
5 70 | He wakes at four, I do not | Bus driver husband, pocket springs, peace.

VIT-COT
5 20 | Firm and dry | It fits our cot without a gap, and one accident did not enter the foam.

IRK-COT
5 66 | Soft and washable | Washed it five times and the colour is still there.
5 29 | Dresses the whole room | My room looks like a hotel. I took the second colour too.
4 105 | Cool on hot nights | No light, no fan, and it was bearable. Iron it damp.

IRK-ADI
5 37 | Art on my bed | Visitors photograph it. The blue came out a little in the first wash, as written.

IRK-DUV
5 24 | Harmattan ready | On cold mornings in Jos it is the last thing I leave.
4 58 | Dries quickly | Washed at noon, dry by four. Corners of the duvet need pins.
1 9 | One pillowcase short | Mine had three pillowcases and I counted twice.

VIT-PRO
5 20 | Saved the mattress | Full cup of tea and one toddler. Foam is dry.

MOU-PIL
5 52 | Height stays | In the morning it is still a pillow, not a pancake.

MOU-NECK
4 33 | Strange for two nights | The wave is odd at first. My neck stopped cracking in the second week.

VIT-PIL
3 44 | Soft means soft | Very soft. I now put two.

VIT-NUR
5 39 | Feeding at 3am | My arms were finishing. With this the baby lies by himself at the right height.

IRK-THR
5 26 | Ankara corner | My grey chair woke up. The zip is strong and the cover washes.
4 15 | Fine cloth | Real wax print, not paper. The filling needs a good shake.
4 88 | Still bright | Three months in a sunny parlour and the colour has not faded.

IRK-SOFA
5 35 | Visitors keep asking | Everybody that enters asks where I bought it. Looks dearer than it is.
5 140 | Nap tested | I have slept on it more than on my bed. The foam has not given up.
5 62 | Covers came off | Stew fell on the cushion, I removed the cover, washed it, it fits again.
4 20 | Nice colour | Same as the picture in daylight. In the night it looks darker.
4 47 | It took two men | Joints are neat. My stairs turn, so they removed the feet first.
2 28 | A leg was shaky | One leg was not balanced. I put carton under it.

IRK-LSET
5 55 | Christmas tested | Children, jollof, Fanta. One wet cloth and it was January.
3 90 | It peels at one edge | A small place at the arm has started to peel where the sun reaches it.

VIT-SBED
5 43 | My in-laws stayed | Two weeks, and they said they slept well. That is a five-star.
4 17 | Opens easily | One pull and the guest room is ready. The mattress inside is on the firm side.

IRK-BED
5 78 | Quiet slats | I will say only that it does not sing.
5 30 | Easy to couple | All the screws were complete. I coupled it with my brother in one hour.
4 112 | Strong wood | We moved house with it, took it apart and put it together, still straight.
1 10 | One side was cracked | One side rail came with a crack along the screw hole.

IRK-WRD
5 50 | Agbada hangs straight | My ceremonial ones no longer fold. There is a place for caps too.
4 23 | Good quality | Doors close softly. Put it together lying down, as the paper says, and mind the ceiling.

IRK-WRS
5 65 | Bed is close, no problem | Sliding was the only way in my small room and it runs without noise.

IRK-CUR
5 16 | Dark like night | I work night shift and sleep at noon now.
4 40 | Falls well | Heavy cloth. My rod bent, so get a strong one.

IRK-RUG
5 72 | Warm under the feet | My mother prays on it and my son wrestles on it. It takes both.
3 12 | It sheds | In the first weeks it leaves wool everywhere. It is getting less.

CAS-WCL
5 160 | School hall standard | I read it from the last row. Same battery since I hung it.

IRK-WCF
4 21 | Took a Saturday | Measuring the circle is work, but my wall looks like a magazine.

IRK-CHR
5 99 | Nine hours a day | I work from home and my waist no longer pains me.
4 27 | Rolls well | Wheels are smooth on tiles. Coupling took twenty minutes.
3 56 | Arms are hard | The arm rest is hard, I put a small cloth.
1 75 | It sinks | After two months the lift goes down by itself while I sit. I am looking for a new one.

IRK-VIS
4 84 | Clinic reception | Patients sit long and do not complain of the chair, only of the doctor.

IRK-DSK
5 45 | Thesis written on it | Does not shake when I type with anger.
5 19 | Hole for the cables | Such a small thing and my table is finally clean.
`
