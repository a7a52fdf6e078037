import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { PageLinks } from '#client/lists/page-links.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/state.tsx'
import { productReviews } from '../queries.ts'
import { ReviewList, ReviewSkeleton } from './review-list.tsx'

interface ReviewsDialogProps {
  productId: number
  /** Null: any. */
  stars: number | null
  onClose: () => void
}

/** All reviews of the product, or those with the chosen stars, in pages. */
export default function ReviewsDialog({ productId, stars, onClose }: ReviewsDialogProps) {
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(productReviews(useApi(), productId, stars, page))
  return (
    <Dialog
      title="All ratings"
      onClose={onClose}
      footer={
        data && data.meta.last_page > 1 && <PageLinks links={data.meta.links} onPage={setPage} />
      }
    >
      {isError && !data && <ErrorState onRefresh={() => void refetch()} />}
      {!isError && !data && <ReviewSkeleton />}
      {data && <ReviewList reviews={data.data} />}
    </Dialog>
  )
}
