import type { OccasionDraft } from '#commerce/occasions/editing/occasion-draft.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { localizedName } from '#i18n/localized.ts'
import { PictureTile } from '#ui/picture-tile.tsx'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { ruleLabel } from './occasion-dates.ts'
import { occasionsText } from './occasions.messages.ts'
import type { OccasionForm } from './use-occasion-form.ts'

interface OccasionConflictProps {
  form: OccasionForm
  /** The version that the user opened. */
  base: OccasionDraft
  theirs: OccasionDraft
  onResolved: () => void
}

/** The user's edits beside the version that someone else has saved. */
export function OccasionConflict({ form, base, theirs, onResolved }: OccasionConflictProps) {
  return (
    <EditConflict
      versions={{ base, mine: form.fields, theirs }}
      labels={{
        slug: occasionsText('slug'),
        name: occasionsText('name'),
        nameAr: occasionsText('nameAr'),
        intro: occasionsText('intro'),
        introAr: occasionsText('introAr'),
        image: occasionsText('picture'),
        isSensitive: occasionsText('sensitive'),
        dateRule: occasionsText('dateRule'),
        productIds: occasionsText('products'),
      }}
      show={(name, version) => {
        if (name === 'dateRule') return ruleLabel(version.dateRule)
        if (name === 'isSensitive') return occasionsText(version.isSensitive ? 'yes' : 'no')
        if (name === 'productIds') {
          return version.productIds
            .flatMap((id) => form.nameOf(id) ?? [])
            .map(localizedName)
            .join('\n')
        }
        if (name !== 'image') return version[name]
        return (
          version.image && (
            <PictureTile
              files={pictureSources(version.image)}
              alt={occasionsText('pictureOfOccasion')}
              sizes="64px"
              className="aspect-3/4 w-16"
            />
          )
        )
      }}
      onResolve={(merged) => {
        form.rebase(theirs, merged)
        onResolved()
      }}
    />
  )
}
