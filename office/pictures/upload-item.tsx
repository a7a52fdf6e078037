import { Button } from '#ui/button.tsx'
import type { Upload } from './use-uploads.ts'

interface UploadItemProps {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
}

/** A picture on its way: how far it is, or why it was not stored. */
export function UploadItem({ upload, onRetry, onRemove }: UploadItemProps) {
  const { file, preview, progress, problem } = upload
  return (
    <li className="grid content-start gap-2 rounded-md border border-line bg-surface p-2">
      <span className="block h-36 rounded-sm bg-sunken">
        <img
          src={preview}
          alt=""
          // Not every file is a picture.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
          className="h-36 w-full object-contain opacity-60"
        />
      </span>
      <p className="truncate text-sm">{file.name}</p>
      {problem === null ? (
        <progress
          aria-label={`Sending ${file.name}`}
          value={progress ?? 0}
          className="h-2 w-full accent-brand"
        />
      ) : (
        <p className="text-sm text-danger">{problem}</p>
      )}
      <div className="flex flex-wrap gap-1">
        {problem !== null && (
          <Button look="quiet" className="dense" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button look="bare" className="dense" onClick={onRemove}>
          {problem === null ? 'Stop' : 'Remove'}
        </Button>
      </div>
    </li>
  )
}
