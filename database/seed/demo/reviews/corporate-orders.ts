/** Each text is used once. Their form is told in ../reviews.ts. */
export const corporateOrdersReviews = `
COR-GIFT
5 12 | For our speakers | We gave it at the annual seminar. The pen is heavy, the notebook lies flat.

COR-FLK
4 20 | Clients called to thank us | Flask keeps tea warm till lunch. The box could close tighter.

COR-EXE
5 30 | Directors were pleased | The power bank is what they talk about. Everything fits in its place.

COR-ASO
5 9 | Real aso-oke | Our visitors from abroad wore the tie the next day.

COR-RUN
3 14 | Fine but narrow | The weave is beautiful. On our long table it looked small.

COR-WEL
5 2 | December was sweet | Forty staff, forty packs, nobody sent me a complaint. That has never happened.
4 3 | Complete | Rice without stones and the oil was sealed. Carrying it home in a bus is the problem.

COR-WELT
4 5 | For the drivers | Fifty kilos and the stew too. They prayed for the company for a whole week.

COR-RAM
5 3 | Before the moon | We shared them in the mosque and the dates were soft.
2 1 | Milk tin had a dent | The rest was complete, but for a gift a dent is not fine.
`
