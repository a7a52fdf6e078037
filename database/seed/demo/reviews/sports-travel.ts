/** What is written about sports and travel, by product line; `../reviews.ts` has the format. */
export const sportsTravelReviews = `
ADI-BALL
5 30 | Sandy pitch approved | Our pitch is more stone than grass and the seams have not opened in a month.
4 12 | Holds air | I pump it on Saturday and it is still hard the next Saturday.
3 45 | Paint is going | It plays well, but the print has rubbed off on one side.

NIK-BALL
5 6 | You can see it at dusk | We play until the imam calls and nobody loses the ball any more.
4 9 | Good bounce | Not too light, so the wind does not carry it to the gutter.

WIL-BALL-NBABAS
5 60 | Grip of life | Outdoor court in Surulere, sweat and dust, and it still sticks to the hand.
4 20 | Came flat | It comes without air, so have a pump ready. After that, perfect bounce.
5 110 | My boys fight over it | One ball, three boys, four months. The channels are not worn.

WIL-BALL-VOL
4 30 | Kind to the arms | We use it in church league. The small girls no longer cry after service practice.

WIL-BALL-TENBALX4
4 14 | Good for club | Lively for five or six sets on our hard court.
3 40 | My dog disagrees | I bought them for tennis. After two matches they are for the dog, who loves them.

NIK-NGA-GRN
5 2 | Anthem ready | I wore it for the qualifier and we won, so now I cannot wash it.
5 10 | Original feel | The crest is embroidered, not gum. Cloth dries while you are still shouting.
4 14 | Cut wide | My usual size is loose on me, which is good for my stomach.
4 25 | Everyone asked where | I turned it inside out to wash and the print is perfect.
2 5 | Tag scratches | Nice jersey but the label at the neck scratched me for ninety minutes. Cut it.
5 20 | Viewing centre uniform | Eleven of us came in it by accident. It is a good green.

NIK-NGA-WHT
5 60 | Finer than the home one | I said it. It also hides sweat better.
3 100 | It stains | One pepper soup and the front is finished. Wear it far from the joint.

ADI-JER
5 20 | Numbers printed well | We put numbers for our street team and the ink holds after ten washes.
4 40 | Light and dry | Good for the heat. Runs a little long on short players.

PUM-SET
5 60 | Set for the price of a shirt | Shirt and shorts of one colour for all my boys, and the shorts have a cord that works.
4 30 | Quick to dry | Washed at night, dry before the morning match. Shorts have no pocket.

YRK-DMB
5 25 | They do not roll | My last ones rolled under the bed at night and broke my toe. These ones sit.
4 30 | Rubber smell at first | For three days the room smelt like vulcaniser. It has gone.
5 90 | Gym at home | I stopped paying for a gym on the other side of the bridge.
5 12 | Correct weight | I carried them to the butcher's scale to check. Correct.
4 40 | Grip is rough in a good way | My palm got hard after a week. Sweat does not make it slip.

ADI-DMBS
4 60 | One set for me and madam | Collars screw tight. Changing plates takes a minute.
5 120 | The barbell part is useful | The connector does not bend. I keep everything in the case under the bed.

YRK-TRD-WALPAD
5 60 | I walk through my meetings | Ten thousand steps under the desk and nobody on the call knows.
4 100 | Goes under the bed | Truly thin. The remote is small and my children hide it.
3 30 | It is only for walking | At six it stops. I knew it but I still hoped.

YRK-TRD-2.5HPFOL
5 120 | Road walk without okada | Since the second month my pressure reading is down. My doctor asked what changed.
4 45 | Needs two men | Carrying it upstairs was a project. Folding it is easy.
4 20 | Quiet enough for flats | My neighbour below has not said anything and she says everything.
2 60 | Belt shifted | It moved to the left after two months. The key in the box brought it back, but still.

YRK-TRD-4HPINC
5 14 | Obudu in my parlour | At ten percent I saw my ancestors. Strong motor, I am 112 kilos.
4 20 | Heavy and solid | It does not shake when I run. Give it its own socket, it trips on an extension.

YRK-CRD-EXEBIK
4 90 | Netflix bike | Thirty minutes every evening with one episode. The seat is hard, I tied a cushion.
5 150 | My physio was happy | After knee surgery I started on the lightest setting. It is smooth and silent.
3 40 | Pulse reading is guesswork | The bike is good. The pulse on the display is a comedian.

YRK-CRD-ABROL
5 30 | Small devil | Ten times and I could not laugh the next day. Nothing cheaper hurts more.
4 14 | Steady | The two wheels keep it from falling to the side. Knee pad is thin.
1 20 | Handle came out | The left handle slipped off in the middle and I kissed the tile.

YRK-CRD-SKIROP
5 40 | Ten minutes, finished | It turns smoothly and does not bend into a figure of eight like plastic ones.
4 15 | Long enough for tall people | I am 1.90 and I still had to shorten it.
5 90 | Cheaper than gym | Lost five kilos with this, less bread and no elevator.
3 60 | Do not use it on concrete | The middle of the rope is wearing out because my compound is concrete. They did say so.
5 20 | My daughter stole it | Inter-house sports is coming, so I bought a second one.
4 100 | Bearings are smooth | It does not twist at the handle like the market ones.

NIK-MAT
5 30 | It does not move on tiles | My old mat travelled. This one stays and so do I.
4 60 | Good for prayer and planks | Easy to wipe, rolls without coming back up.

ADI-MAT-RESBANX3
4 40 | Gym in my box | I travel for work and they weigh nothing. The strong one is truly strong.

RAL-MTB
5 60 | Idanre, up and down | Gears change without noise and the discs stopped me where my faith was ending.
4 25 | Assembly is possible | Took me an hour with the tools inside. Tighten the handlebar again after some days.
1 8 | Brake rubbed from the first day | The disc touched its pad and nobody in my street could set it. It needs a real mechanic.

RAL-CITY
5 120 | Market before seven | Basket takes tomatoes, pepper and one baby yam. Everybody greets me.
4 40 | Comfortable seat | You sit straight like a headmistress. No gears, so hills are prayer.

RAL-KID
5 30 | Off by Easter, true | Training wheels came off in six weeks. Chain guard saved her dresses.
4 14 | Well built | I was afraid of plastic. The frame is metal, the bell was not there.

IRK-SUIT
5 30 | Wheels like ice | One finger from parking to counter. It survived Lagos to London to Lagos.
4 15 | Expands when you need it | The extra zip gave me room for stockfish. Outside shows scratches.
5 20 | The lock works | I set it to my number in two minutes. Customs opened it and closed it again.
2 60 | Handle shakes | The handle moves from side to side when the bag is full. It has not broken.
1 10 | Cracked on the first trip | The corner cracked between Addis and Lagos. Maybe it was the airline, but it is on my shell.
5 90 | Third journey | Not one wheel has gone. I use the big zip on the way home only.

IRK-SUIT-SETOF3
5 100 | Family of five, one order | The small two sleep inside the big one at home. Wheels are the same on all.
4 60 | Good set | We used all three for hajj. One corner got a dent and came out by itself.

HP-BAG
5 20 | Laptop slept through rain | Danfo to Yaba in July. Everything inside was dry.
4 14 | Plain is safe | Nothing on it shouts laptop. Padding is thick at the bottom too.

LEN-BAG
4 60 | Light | For the money it is very good. The front organiser holds my small cables.
5 150 | A whole session at Uniben | Books, laptop, food. Zips are alive.
3 30 | Thin straps | With laptop and charger the straps enter your shoulder after one hour.
4 25 | Better than it looks | The zip pulls are metal and the back is padded.

NIK-BRA
5 90 | Gym then office | The wet pocket keeps my towel away from my shirt. Best part of the bag.
4 30 | Strong stitching | I overload it every day and nothing has cut.

PUM-DUF
4 40 | Shoe pocket is a blessing | Muddy boots go in their own place. The bag keeps its shape half full.

EKO-GMG
5 30 | The famous check, grown up | Everyone at the airport smiled. Real leather on the handles, canvas is strong.
5 90 | My wedding weekend bag | Carried gele, shoes and two iro without a squeeze.
3 20 | No wheels o | I overpacked and my shoulder paid. It is a bag for two days, not for Christmas.
4 60 | Mind the bottom | The canvas is strong, but there is no plate in the bottom. I put cardboard.

ADI-FBX-BALPUM
5 30 | Both ways | It pumps on the push and on the pull. Five balls in five minutes.
4 60 | Keep the needles | Two needles in the box and my team has already lost one.
2 14 | Hose end is loose | Air escapes at the joint unless I press it with my finger.
`
