import type { Remark } from '../shape.ts'

export const careTalk = {
  skin: [
    [5, 'Harmattan ready', 'My legs did not turn white one single day this harmattan.'],
    [5, 'No bleaching', 'It keeps my colour and my skin is smooth. That is what I want.'],
    [4, 'Not oily', 'It enters fast and does not stain cloth.'],
    [4, 'Nice scent', 'Light scent, my husband has started using it.'],
    [3, 'Better at night', 'A bit heavy in hot weather, better at night.'],
    [1, 'Reaction', 'My skin did not like it. Test it on your hand first.'],
  ],
  bath: [
    [5, 'Fresh all day', 'I sweat a lot at the site and this one holds.'],
    [4, 'Foams well', 'Foams even with our hard water. Lasts three weeks.'],
    [4, 'Nice scent', 'The bathroom smells good after me.'],
    [3, 'Melts fast', 'Do not leave it inside water, it melts fast.'],
  ],
  'hair-care': [
    [5, 'Soft hair at last', 'The comb passes and I am not crying again.'],
    [5, 'My edges are back', 'Two months and small hair is coming at the front.'],
    [4, 'Smells nice', 'Nice scent, a little goes far.'],
    [3, 'Too much for fine hair', 'Heavy on my type of hair. For thick hair it is good.'],
  ],
  'make-up': [
    [
      5,
      'Stayed all day',
      'Did it by 7 in the morning, danced at a wedding, and it was still there at night.',
    ],
    [5, 'My shade at last', 'A brand that has my shade. No grey face in pictures.'],
    [4, 'Soft colour', 'Fine for office. I layer it for evening.'],
    [3, 'Fades by afternoon', 'It fades by afternoon when sun is much.'],
    [2, 'Dry', 'Dry on me. I use something under it.'],
  ],
  scent: [
    [5, 'Compliments everywhere', 'Somebody stopped me in the bank to ask what I was wearing.'],
    [5, 'It stays', 'I sprayed it on Sunday and the cloth was still smelling on Tuesday.'],
    [4, 'Worth the hype', 'I did not believe the hype, now I do.'],
    [3, 'Strong at first', 'The first ten minutes is strong, then it is sweet.'],
    [
      1,
      'Seal was open',
      'The seal was not complete so I did not use it. Refund came in three days.',
    ],
  ],
  mouth: [
    [5, 'Clean teeth', 'Mouth feels fresh longer than with my old one.'],
    [4, 'Family size', 'All of us use it. No pepper for the children.'],
    [3, 'Normal', 'I use it, nothing to complain or to shout about.'],
  ],
  clipper: [
    [5, 'Barber at home', 'I cut my two boys by myself now. Clean line.'],
    [4, 'Sharp', 'Sharp and it does not pull the hair. Charge lasts.'],
    [3, 'It vibrates', 'It vibrates small in the hand. The work is clean.'],
    [2, 'Blade needs oil', 'It was pulling until I put oil.'],
  ],
  vitamin: [
    [5, 'Energy is back', 'After a month I do not feel tired by 4pm as before.'],
    [4, 'No after-taste', 'Easy to swallow, no fishy mouth.'],
    [3, 'Too early to say', 'I have used it for two weeks. Let me watch it.'],
    [1, 'Near expiry', 'Only a few months left on it.'],
  ],
  'first-aid': [
    [5, 'Used it already', 'My son fell from the swing and everything I needed was there.'],
    [4, 'Sealed and clean', 'Sealed and clean, date is far.'],
  ],
  'health-check': [
    [5, 'Same as hospital', 'I compared it with the reading at the clinic, small difference only.'],
    [5, 'Easy for old people', 'My father does it by himself. Numbers are big.'],
    [4, 'Batteries inside', 'Works well. Batteries were included, thank you.'],
    [2, 'Error sign', 'Shows error sometimes until I put it off and on.'],
  ],
  diaper: [
    [5, 'Dry till morning', 'My son sleeps through. No leak, no rash.'],
    [5, 'Mothers, buy it', 'I tried four brands with my twins and came back to this.'],
    [4, 'Good count', 'More pieces than in the pharmacy for the same money.'],
    [3, 'Size is small', 'Take the next size if your baby is chubby.'],
    [1, 'Rash', 'It gave her a small rash, so we stopped. Every baby is different.'],
  ],
  'baby-care': [
    [5, 'Soft on newborn', 'No reaction at all, and the smell is calm.'],
    [4, 'Does not finish fast', 'One has lasted us six weeks.'],
  ],
  feeding: [
    [5, 'She took it at once', 'My daughter refused all others and took this one.'],
    [4, 'Easy to wash', 'The parts come apart well, no corner for dirt.'],
    [3, 'Lid is tight', 'You need strength to open it.'],
  ],
  stroller: [
    [5, 'Strong', 'I use it for church and market, and my waist is fine.'],
    [5, 'Grandma approved', 'Even my mother-in-law who only backs babies is using it.'],
    [4, 'Packs small', 'Enters the boot of my small car with shopping.'],
    [2, 'Buckle is hard', 'The buckle is hard to open with one hand.'],
  ],
  toy: [
    [5, 'Kept him busy', 'He plays with it more than the phone now, I am grateful.'],
    [5, 'Strong', 'It has fallen from the stairs and it is still alive.'],
    [4, 'Nice gift', 'The birthday child was happy. It came in a clean box.'],
    [4, 'They learn with it', 'Even I sat down to play with them.'],
    [2, 'Lost interest', 'After one week she left it for cartons and pots.'],
  ],
  book: [
    [5, 'Helped me', 'Explained better than our teacher did.'],
    [5, 'Original print', 'No missing page, print is clear.'],
    [4, 'From our environment', 'Names and examples are ours, the children laugh and understand.'],
    [3, 'Cover bent', 'The cover came bent. Inside is fine.'],
  ],
  stationery: [
    [5, 'Good quality', 'The whole class list from one order. Nothing was left out.'],
    [4, 'Complete', 'All complete, the children shared them for the new session.'],
    [3, 'Carton was wet', 'One side of the carton was wet, inside was dry.'],
  ],
  'school-bag': [
    [5, 'Strong zip', 'Whole term with heavy books and the zip is still fine.'],
    [5, 'She carries it proudly', 'My daughter wears it inside the house too.'],
    [4, 'Enough pockets', 'Water bottle, food flask and books, all have a place.'],
    [2, 'Strap opened', 'The strap opened at the seam. My shoemaker sewed it.'],
  ],
  calculator: [
    [5, 'Accepted in the hall', 'Nobody disturbed me with it in the exam hall.'],
    [5, 'Original', 'The hologram is there and the keys are firm.'],
    [4, 'Clear screen', 'Easy to read, battery has lasted two sessions.'],
  ],
  ball: [
    [5, 'Keeps air', 'Three weeks on our sandy pitch and we have not pumped it again.'],
    [4, 'Good touch', 'It flies straight. The paint is going small.'],
    [2, 'Came flat', 'It came flat and I had to look for a pump.'],
  ],
  jersey: [
    [5, 'Match day', 'Light material, print has not peeled after washing.'],
    [4, 'Correct size', 'L is L. The green is the real green.'],
    [3, 'Neck is tight', 'The neck is tight for my big head.'],
  ],
  gym: [
    [5, 'Gym at home', 'I cancelled my subscription. It is solid and does not smell.'],
    [4, 'Good grip', 'Holds well even when you sweat.'],
    [3, 'Okay for beginners', 'Good to start with. Serious people should go higher.'],
  ],
  bicycle: [
    [5, 'He rides to school', 'My son rides it to school every day, no stories.'],
    [4, 'Assembled in one hour', 'Had to tighten the brakes myself. Rides smooth.'],
    [2, 'Bell was broken', 'The bell was broken. Every other thing is complete.'],
  ],
  luggage: [
    [5, 'Through three airports', 'Lagos, Addis, Dubai and back. Only small scratches.'],
    [4, 'Roomy', 'All my load for one month entered. Zip is strong.'],
    [3, 'Handle shakes', 'The handle shakes small but it holds.'],
  ],
  engine: [
    [5, 'Genuine', 'I scratched the code and it confirmed. Engine is quiet.'],
    [4, 'Mechanic approved', 'My mechanic opened it and said this one is correct.'],
    [2, 'Cap was dusty', 'The cap was dusty, but the seal was there.'],
  ],
  'car-battery': [
    [5, 'Starts at once', 'Harmattan morning, one touch.'],
    [5, 'Recent date', 'The date on it is this year, not old stock.'],
    [1, 'Did not hold', 'It did not hold charge. They exchanged it under warranty.'],
  ],
  tyre: [
    [5, 'Fresh tyres', 'The four digits are this year. Ride is soft.'],
    [4, 'Good grip in rain', 'Brakes better on wet road than the ones I removed.'],
    [3, 'Small noise', 'A little noise on the express in the first week.'],
  ],
  'car-audio': [
    [5, 'My car is new again', 'The sound is clear, and my passengers ask for the link.'],
    [4, 'Fits well', 'It entered the space without cutting anything.'],
    [3, 'Needs an electrician', 'Installing it was not as simple as the video.'],
  ],
  'car-rescue': [
    [5, 'Saved me at night', 'It worked at night on the expressway. I will not travel without it.'],
    [4, 'Compact', 'Stays under the seat and holds its charge.'],
  ],
  tool: [
    [5, 'Does serious work', 'My carpenter borrowed it and did not want to return it.'],
    [4, 'Well made', 'Feels strong in the hand, no shaking.'],
    [3, 'Okay for home', 'For small home use it is fine, not for a site.'],
    [2, 'Case lock broke', 'The lock of the case broke. The inside is okay.'],
  ],
} as const satisfies Record<string, readonly Remark[]>
