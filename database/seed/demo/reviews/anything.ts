import type { Remark } from '../shape.ts'

/** Fits whatever was bought. */
export const anythingTalk: readonly Remark[] = [
  [5, 'As described', 'What I saw is what I got. I wish every shop was like this.'],
  [
    5,
    'The real thing',
    'I was afraid of fake, so I checked everything before the rider left. It is original.',
  ],
  [5, 'Will buy again', 'This is my second one, the first is with my sister in Asaba. No regrets.'],
  [
    5,
    'Worth every kobo',
    'I compared prices for two weeks. This is the one, and the quality is there.',
  ],
  [5, 'God bless the seller', 'Good product and they answer messages with respect.'],
  [4, 'Satisfied', 'Does what it should. I only wish the price was a little lower.'],
  [4, 'No regrets', 'Good quality for the amount. Nothing is perfect, but I have no complaint.'],
  [4, 'Still as it came', 'Been using it for a month now and nothing has changed.'],
  [4, 'Recommended', 'A friend at work recommended it and I also recommend it.'],
  [4, 'Well packed', 'It is good. The packaging was better than the one I bought in the market.'],
  [3, 'Just average', 'Not bad, not wonderful. It does the job.'],
  [3, 'Okay for the price', 'You get what you pay for. I am not angry.'],
  [3, 'Expected more', 'The picture made me expect a bit more, but I can use it.'],
  [2, 'Not what I had in mind', 'It works, but I would choose another one next time.'],
  [
    1,
    'I returned it',
    'It was not okay for me. They took it back without a fight, so I give them that.',
  ],
]
