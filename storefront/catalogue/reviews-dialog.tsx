import { Dialog } from '#ui/dialog.tsx'
import { type Review, ReviewList } from './review-list.tsx'

/** Every review of the product, or of the chosen stars. */
export default function ReviewsDialog(props: { reviews: Review[]; onClose: () => void }) {
  return (
    <Dialog title="All ratings" onClose={props.onClose}>
      <ReviewList reviews={props.reviews} />
    </Dialog>
  )
}
