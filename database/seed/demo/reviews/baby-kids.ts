/** Each text is used once. Their form is told in ../reviews.ts. */
export const babyKidsReviews = `
MLF-DIA
5 10 | Dry till morning | My son sleeps through. No leak, no rash.
5 25 | Mothers, buy it | I tried four brands with my twins and came back to this.
4 7 | Good count | More pieces than in the pharmacy for the same money.
3 12 | Size is small | Take the next size if your baby is chubby.
1 5 | Rash | It gave her a small rash, so we stopped. Every baby is different.
4 20 | Tape holds | He crawls like a soldier and the tape has not opened.
5 15 | Pharmacy price is a joke | Same pack is two thousand more where I stay. I now plan my orders.

PMP-DIA
5 8 | The blue line | I do not open to check again. When the line is blue, I change.
4 15 | Costly but calm | It costs more, but I use one less per night.
5 30 | Two children later | I used it for the first one, I am using it for the second.
5 4 | Twins, one pack a week | Two bottoms, no rash, and I have my nights.

PMP-DIA-BABDRYSIZ4X60
5 10 | Slept till six | From nine in the night to six in the morning and the bedsheet was dry. We both woke up like new people.
4 20 | Tape holds a runner | Even when she escapes half-dressed it stays. I only wish it had fun prints.
5 35 | The crèche is happy | I drop five in her bag and two come back.
5 6 | Fat thighs, no lines | He has plenty leg and other ones used to draw red marks on it. This one leaves nothing.
3 14 | Night only for my pocket | For night it is the best I know. In the day I use a cheaper one and change often.
4 9 | Thin under clothes | It does not make his bottom like a football. When it is full you will see it though.
3 4 | Front got wet | She sleeps on her belly, and three nights out of five it leaked in front. My sister’s boy uses it with no problem.
5 28 | Rash said goodbye | We changed from another one because of rash. With air in the afternoon and this at night, her skin is clear.
5 60 | Bus to Sokoto | Nine hours, two changes, no smell inside the vehicle.
4 3 | I counted them | Complete. The nylon of the pack opens anyhow, so I keep them in a basket.
2 2 | Some tapes did not hold | On about ten of them one side refused to stick. I was using cellotape on my own child.
5 18 | Grandma is converted | She said cloth napkin is enough. One night of babysitting and she sent me to buy.
4 45 | Full belly is welcome | The waist stretches at the back, so after lunch nothing is squeezed.
5 12 | The line no dey lie | Once e turn blue, I change am. I no dey put hand inside again.

PMP-PNT
5 9 | For runners | He does not lie down again. I pull it on while he is running.

HUG-DIA
4 11 | Soft inside | Like cotton. My baby’s thigh has no mark.
2 6 | Leaked at the side | Two nights it leaked at the side. Maybe my girl needs the next size.

JHN-BABY
5 20 | Soft on newborn | No reaction at all, and the smell is calm.
4 45 | Does not finish fast | One has lasted us six weeks.

AVT-FEED
5 14 | She took it at once | My daughter refused all others and took this one.
4 30 | Less gas | He does not cry by seven every evening again.
5 9 | Colic is less | The valve makes small bubbles inside the bottle and not inside the baby.

AVT-TWO
4 21 | Easy to wash | The parts come apart well, no corner for dirt.
3 10 | Lid is tight | You need strength to open it.

AVT-PMP
5 25 | No light, no problem | I pump in the staff toilet with my hand. It is quiet and it works.

NES-NAN
5 12 | Doctor advised it | My milk was small. He takes it well and sleeps.
4 20 | Tin was perfect | Date is far and the spoon was inside under the paper.

PEK-BABY
4 15 | No running stomach | We changed slowly as the nurse told us. He is fine.

CHI-FEED
5 18 | Catches everything | The pap lands in the pocket and not on my floor. I rinse it and go.
4 9 | No mark on her neck | It does not mark her neck. Stain of palm oil needs sun.

CHI-CAR
5 30 | My back is free | I carried him through Balogun market and my two hands were working.
4 14 | Read the picture | The front position took me three tries. After that it is easy.

EKO-WRAPB
5 12 | Ankara mummy | Even my mother-in-law who only backs babies is using it.
5 25 | The knot stays | It holds like my mother’s backing cloth and I do not retie it in the street.

FPR-STR
5 40 | Strong | I use it for church and market, and my waist is fine.
3 20 | Big in a small boot | It folds easily, but in my small car it takes the whole boot.

CHI-BUG
4 15 | Packs small | Enters the boot of my small car with shopping.
2 30 | Buckle is hard | The buckle is hard to open with one hand.

FPR-TRV
5 45 | From hospital straight | They would not let us leave without a car seat. It clicked and he did not wake.

LGO-SET
5 20 | Kept him busy | He plays with it more than the phone now, I am grateful.
4 9 | They learn with it | Even I sat down to play with them.
5 50 | Complete pieces | We counted on a rainy day: all of them. Buy a basket too, for your feet.
5 7 | My own childhood | I bought it for him, I am building it at night.

LGO-RCR
1 4 | One part missing | A small gear was missing, so it does not steer. He cried, I almost joined him.

HTW-CAR
5 14 | They never die | Mine from 1998 are still with my mother. These ones feel the same.

HTW-TWE
5 3 | Birthday solved | Twenty cars, twenty children in the party. I am a clever aunty.
4 30 | They are everywhere | I stepped on one in the bathroom. Strong metal, strong pain.

HTW-LOP
3 10 | Takes practice | The car flies out if you do not join the track well. When it works they scream.

BRB-DOL
5 7 | She looks like me | That is what my daughter said. I had to go to the kitchen and wipe my face.
4 20 | Hair can be braided | We did cornrows on Saturday. It did not pull out.

BRB-DOC
5 9 | Dr. Somebody | Everybody in the house has been injected. Nice gift.

FPR-TOY
4 12 | Nice gift | The birthday child was happy. It came in a clean box.
5 40 | First toy | She chewed every ring and the colour did not come out.
1 3 | Came with a crack | The smallest ring had a sharp crack. For a baby that is not good.

FPR-PHO
2 7 | Lost interest | After one week she left it for cartons and pots.
4 21 | Frees my own phone | He calls grandma on it every morning. The song stays in your head.

UNO-CRD
5 6 | NEPA took light | We played till midnight. My father cheated with plus four.
4 18 | Family is fighting | Good cards, they do not fold easily. Agree on the rules first.
5 30 | Office break | We play it at lunch. Promotion was announced and nobody looked up.

EKO-DOLL
5 15 | Sewn well | The beads are tight and the dress is real Ankara. I bought one for my niece in London.
4 30 | Washed fine | It went inside water with soap and the colour stayed.

IRK-TOY
5 21 | Grandfather is winning | He has beaten all of us. The wood is smooth and the seeds are complete.

IRK-ABC
5 12 | With our letters | Ẹ and ọ are there. My son wrote the name of his grandmother.
3 8 | Colour on one block | One block had paint outside the line. The rest are neat.

FPR-SEAT
5 14 | I ate hot food | Ten minutes of peace. I had forgotten what hot food is like.

FPR-HIG
3 10 | Tray is stiff | You need two hands for the tray. The chair itself does not shake.
`
