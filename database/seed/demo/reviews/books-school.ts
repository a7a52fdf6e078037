/** Each text is used once. Their form is told in ../reviews.ts. */
export const booksSchoolReviews = `
LAF-MTH
5 40 | Helped me | Explained better than our teacher did.
4 15 | Answers at the back | My daughter checks herself. I only pretend to check.
5 80 | Passed further maths class | I did every exercise in chapter five. The test was almost the same.
5 120 | Lesson teacher | I teach at home. The examples are in the right order, small to big.

LAF-ENG
4 20 | From our environment | Names and examples are ours, the children laugh and understand.
5 35 | Letter writing | The letters chapter is what my son needed. His teacher read his own to the class.

LAF-PQ
5 60 | I scored above 280 | I solved ten years two times. Not magic, just work.
4 30 | Explained well | They show the way, not only the letter. One or two typing mistakes.
3 12 | Small print | The print is small for my eyes, but it is for my son.
5 25 | The repeats are real | Six of the questions came back in my own exam with other numbers.

LAF-PRI
5 10 | Original print | No missing page, print is clear.
2 3 | Cover bent | The cover of one came bent. Inside is fine.

LAF-STO
5 7 | Again, daddy | I have read it eleven times. I know what the tortoise will do and I still laugh.

LAF-BIS
5 14 | She counts now | In the real market she was counting the tomatoes loudly. The seller added two.

LAF-NOV
5 9 | Finished it in one night | I told myself one more chapter until the call to prayer.
4 21 | Good paper | The story takes its time. Paper is good and the cover is fine.

LAF-EXB
4 10 | Strong enough | Biro does not pass to the other side. The red margin is straight.
5 35 | Whole class list | I bought for three children at once and it was cheaper than the bookshop.

LAF-NTB
5 45 | Takes ink | I write with fountain pen and it does not spread. It lies flat.

BIC-COL
5 30 | Tips do not break | My son presses like he is digging. The tips are still there.
4 14 | Bright | All twenty-four are bright. White one is for nothing as usual.

BIC-MRK
2 20 | Red dried | Three are fine, the red one dried after two weeks of class.
5 40 | Last row can see | I teach sixty children. The ones at the back do not shout again.

BIC-PEN
5 30 | Office favourite | Fifty pens and I still cannot find one, because everybody has taken. They write well.
4 60 | They last | We gave them in the bank. Two months and the first ones are still writing.
3 12 | Two were dry | Two did not write from the start, the others are fine.
5 14 | Form master | I give one to each pupil who forgets. I am at number thirty.

BIC-SCH
5 20 | HB is HB | It does not break inside when it falls. Eraser is soft.

BIC-GEO
4 25 | Compass is tight | It does not open by itself while drawing the circle. Tin closes.
1 2 | Protractor was cracked | It came cracked in the middle. For a new tin that is poor.

ADI-SCHB
5 90 | Strong zip | Whole term with heavy books and the zip is still fine.
4 30 | Laptop enters | Fifteen inches enters with small force. Straps are soft.

PUM-SCHB
4 45 | Files stay straight | My project file did not bend. Rain touched it small and inside was dry.

BAT-SCHB
5 60 | No nonsense bag | He uses it as a goalpost and it is still in one piece.
2 21 | Strap opened | The strap opened at the seam. My shoemaker sewed it.

NIK-KID
5 14 | She carries it proudly | My daughter wears it inside the house too.

MAT-SCHB
5 5 | First day of school | She slept with it. The lunch box takes rice without leaking.

CAS-FX
5 60 | Accepted in the hall | Nobody disturbed me with it in the exam hall.
5 20 | Original | The hologram is there and the keys are firm.
4 120 | Clear screen | Easy to read, battery has lasted two sessions.

CAS-DSK
4 35 | Double zero | My cashier smiles. Adding the day is now ten minutes.

CAS-PRN
1 10 | Paper jam | It pulled the paper inside on the third day and since then it sits.

HP-PAPER
5 30 | No jam | Three reams through our old printer and it did not chew one sheet.
5 60 | Secretary’s choice | The edges are straight and two sheets do not go in together.

HP-PAPERC
4 20 | Exam term | Five reams, forty sets of questions. White, not yellow.
3 3 | Carton was wet | One side of the carton was wet, inside was dry.
`
