import type { Remark } from '../shape.ts'

export const foodTalk = {
  rice: [
    [5, 'No stones', 'I cooked one full derica before writing this. No stone, it rises well.'],
    [5, 'Full measure', 'Weighed it at the mill near me, complete. That is rare now.'],
    [
      5,
      'For party jollof',
      'The grains did not stick together. Two hundred guests and no complaint.',
    ],
    [4, 'Clean', 'Little picking to do. The taste is good.'],
    [4, 'Good price', 'Cheaper than Bodija after you add transport.'],
    [3, 'Wash it well', 'Normal. You need to wash it two or three times.'],
    [2, 'Bag was torn', 'Small hole in the bag, some poured in the vehicle.'],
    [1, 'Weevils', 'I saw small insects. They gave me another bag, but the stress.'],
  ],
  staple: [
    [5, 'Full measure', 'Weighed it at my tailor’s place, complete. That is rare now.'],
    [5, 'Fresh', 'No smell, no insects, date is far.'],
    [4, 'Clean', 'Very clean, I did not need to sieve it twice.'],
    [4, 'Good price', 'Cheaper than Bodija after you add transport.'],
    [2, 'Bag was torn', 'Small hole in the pack, some poured in the vehicle.'],
  ],
  oil: [
    [5, 'Not mixed', 'Put it in the fridge to test, it is pure. No sleeping at the bottom.'],
    [5, 'Seal was tight', 'Came in double nylon and not one drop poured.'],
    [4, 'Does not foam', 'Fried akara with it and it did not foam.'],
    [4, 'Light', 'Stew is not heavy. I will take the bigger one next time.'],
    [3, 'Price has gone up', 'Product is good, the price is not smiling.'],
    [1, 'Leaked', 'Cap was loose and it spoilt the carton. They replaced it.'],
  ],
  pantry: [
    [5, 'Fresh date', 'Expiry is next year. I always check and they did well.'],
    [5, 'Complete', 'Counted everything, complete and no leak.'],
    [5, 'Same taste I know', 'Original. You can tell when you open it.'],
    [4, 'Good buy', 'Better than buying in bits from the kiosk.'],
    [4, 'Handy', 'I keep some in the office for those days.'],
    [3, 'Price has gone up', 'Product is good, the price is not smiling.'],
    [2, 'Short date', 'It had only a few months left. We have to rush it.'],
  ],
  treat: [
    [5, 'Children favourite', 'If I do not lock it away it will finish in one week.'],
    [5, 'Fresh date', 'Expiry is far. I always check and they did well.'],
    [4, 'Nice', 'Sweet, maybe a little too sweet for me.'],
    [4, 'For visitors', 'I keep some for visitors and they keep coming.'],
    [2, 'Some were crushed', 'Some were crushed at the bottom of the carton.'],
  ],
  washing: [
    [5, 'Small is enough', 'Small quantity is enough. My whites are white again.'],
    [5, 'Smells nice', 'The smell stays, the whole passage is fresh.'],
    [4, 'Lasts', 'Two of us have used it for almost two months.'],
    [4, 'Gentle on hand', 'My hands do not peel like with the other one.'],
    [2, 'Cover was broken', 'Cover was broken, some poured away.'],
  ],
} as const satisfies Record<string, readonly Remark[]>
