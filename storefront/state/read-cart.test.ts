import { expect, test } from 'vitest'
import { readPicture } from './read-cart.ts'

const picture = { id: 1, image_url: '/media/a', width: 600, height: 600, alt: 'A kettle' }

test('a picture is read by the name that its colour had in earlier releases, too', () => {
  const current = { ...picture, placeholder_color: '#f3ead9' }
  expect(readPicture(current)).toEqual(current)
  const earlier = JSON.stringify(current).replace('placeholder_color', 'ground')
  expect(readPicture(JSON.parse(earlier))).toEqual(current)
  expect(readPicture(picture)).toBeNull()
})
