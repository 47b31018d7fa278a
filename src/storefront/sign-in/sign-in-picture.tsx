import { useQuery } from '@tanstack/react-query'
import { shopPictureQueries } from '#api/pictures.queries.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Picture } from '#ui/picture.tsx'

/** The hero picture, or a plain background without one. */
export function SignInPicture() {
  const { data } = useQuery(shopPictureQueries.all())
  const picture = data?.['hero-phone'] ?? data?.hero
  if (!picture) return null
  return (
    <Picture
      {...pictureSources(picture.address, picture.placeholder)}
      alt=""
      sizes="(min-width: 1024px) 50vw, 100vw"
      eager
      className="absolute inset-0 size-full object-[50%_45%]"
    />
  )
}
