import { clsx } from 'clsx'
import { Camera, Trash2 } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { FieldNote } from '#ui/field.tsx'
import { reportText } from './report.messages.ts'
import { shrinkPhoto } from './shrink-photo.ts'

interface PhotoFieldProps {
  photo: Blob | null
  error: string | undefined
  onChange: (photo: Blob | null) => void
}

/** Takes one photograph with the camera of the phone. */
export function PhotoField({ photo, error, onChange }: PhotoFieldProps) {
  const [isPreparing, setPreparing] = useState(false)
  const [isUnusable, setUnusable] = useState(false)
  const note = useId()

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file may be chosen again.
    event.target.value = ''
    if (!file) return
    setPreparing(true)
    const small = await shrinkPhoto(file)
    setPreparing(false)
    setUnusable(small === null)
    if (small) onChange(small)
  }

  const problem = isUnusable ? reportText('photoUnusable') : error
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-3">
        {photo && <Preview photo={photo} />}
        <label
          className={clsx(
            buttonStyle({ variant: 'quiet', size: 'large' }),
            'grow px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss',
          )}
        >
          <Camera className="size-5" />
          {reportText(photo ? 'anotherPhoto' : 'takePhotoButton')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            aria-describedby={problem ? note : undefined}
            className="sr-only"
            onChange={(event) => void take(event)}
          />
        </label>
        {photo && (
          <Button
            variant="plain"
            size="large"
            className="px-3"
            aria-label={reportText('removePhoto')}
            onClick={() => onChange(null)}
          >
            <Trash2 className="size-5" />
          </Button>
        )}
      </div>
      {isPreparing && (
        <p role="status" className="text-xs text-ink-soft">
          {reportText('preparingPhoto')}
        </p>
      )}
      <FieldNote id={note} error={problem} />
    </div>
  )
}

function Preview({ photo }: { photo: Blob }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  if (!address) return null
  return (
    <img
      src={address}
      alt={reportText('photoAlt')}
      className="size-13 shrink-0 rounded-sm object-cover"
    />
  )
}
