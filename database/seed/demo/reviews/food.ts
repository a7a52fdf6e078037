import type { Remark } from '../reviews.ts'

export const foodTalk = {
  grain: [
    [5, 'No stones', 'I cooked one full derica before writing this. No stone, it rises well.'],
    [5, 'Full measure', 'Weighed it at my tailor place, complete. That is rare now.'],
    [
      5,
      'For party jollof',
      'The grains did not stick together. Two hundred guests and no complaint.',
    ],
    [4, 'Clean', 'Little picking to do. The taste is good.'],
    [4, 'Good price', 'Cheaper than Bodija after you add transport.'],
    [4, 'Smooth swallow', 'No lump, and it does not get hard when cold.'],
    [3, 'Okay', 'Normal. You need to wash it two or three times.'],
    [2, 'Bag was torn', 'Small hole in the bag, some poured in the vehicle.'],
    [1, 'Weevils', 'I saw small insects. They gave me another bag, but the stress.'],
  ],
  pantry: [
    [5, 'Fresh date', 'Expiry is next year. I always check and they did well.'],
    [5, 'Carton was complete', 'Counted everything, complete and no leak.'],
    [5, 'Children favourite', 'If I do not lock it away it will finish in one week.'],
    [5, 'Same taste I know', 'Original. You can tell from the aroma when you open it.'],
    [
      4,
      'Good buy',
      'Better than buying in bits from the kiosk. I share the carton with my neighbour.',
    ],
    [4, 'Handy', 'I keep some in the office for those days.'],
    [4, 'Nice', 'Sweet, maybe a little too sweet for me.'],
    [3, 'Price has gone up', 'Product is good, the price is not smiling.'],
    [3, 'Two were bent', 'Two of them had bent sides but nothing poured out.'],
    [2, 'Short date', 'It had only two months left. We have to rush it.'],
    [1, 'One leaked', 'One leaked inside the carton and spoilt the labels of the rest.'],
  ],
  washing: [
    [5, 'Foams well', 'Small quantity is enough. My whites are white again.'],
    [5, 'Smells nice', 'The smell stays on the clothes even after ironing.'],
    [4, 'Lasts', 'Two of us have used it for almost two months.'],
    [4, 'Removes palm oil', 'Tried it on a shirt with palm oil, it went on the second wash.'],
    [4, 'Gentle on hand', 'My hands do not peel like with the other one.'],
    [3, 'It is okay', 'Does the work, nothing special.'],
    [2, 'Cover was broken', 'Cover was broken, some poured away.'],
  ],
} as const satisfies Record<string, readonly Remark[]>
