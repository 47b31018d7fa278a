import { useRef, useState } from 'react'
import { uploadPicture } from '#api/upload-picture.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { DropZone } from './drop-zone.tsx'
import { picturesText } from './pictures.messages.ts'

interface PictureFieldProps {
  image: string | null
  error: string | undefined
  onUploading: (isUploading: boolean) => void
  onImage: (image: string | null) => void
}

/** The one picture of a category or an occasion. */
export function PictureField({ image, error, onUploading, onImage }: PictureFieldProps) {
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const newest = useRef<File>(null)

  async function upload([file]: File[]) {
    if (!file) return
    newest.current = file
    setProblem(undefined)
    setProgress(0)
    onUploading(true)
    // Ignore the result of an earlier file: uploads may finish in another order.
    const isNewest = () => newest.current === file
    const result = await uploadPicture(file, (part) => isNewest() && setProgress(part))
    if (!isNewest()) return
    onUploading(false)
    setProgress(null)
    if (result.ok) onImage(result.picture.address)
    else setProblem(result.reason)
  }

  return (
    <div className="grid gap-3">
      {image && (
        <div className="flex items-end gap-4">
          <span className="block aspect-3/4 w-28 overflow-hidden rounded-sm bg-linen">
            <Picture {...pictureSources(image)} alt="" sizes="112px" className="size-full" />
          </span>
          <Button variant="plain" size="small" onClick={() => onImage(null)}>
            {picturesText('removePicture')}
          </Button>
        </div>
      )}
      <DropZone
        label={picturesText(image ? 'replacePicture' : 'addPicture')}
        onFiles={(files) => void upload(files)}
      />
      {progress !== null && (
        <progress
          aria-label={picturesText('uploadingPicture')}
          value={progress}
          className="h-1.5 w-full accent-moss"
        />
      )}
      {(problem ?? error) && (
        <p role="alert" className="text-xs text-blush">
          {problem ?? error}
        </p>
      )}
    </div>
  )
}
