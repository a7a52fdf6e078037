/** Each text is used once. Their form is told in ../reviews.ts. */
export const healthBeautyReviews = `
`
