import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { shopPictureQueries } from '#api/pictures.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { Picture } from '#ui/picture.tsx'
import { NeedsScripts } from '../layout/needs-scripts.tsx'

export interface SignInLayoutProps {
  title: string
  lead: string
  /** Shown after a click on a button that is gone: moves the focus to the title for keyboard users. */
  isAnswer?: boolean
  children: ReactNode
}

/** Two columns: a picture and the form; on a phone the picture is a strip above. */
export function SignInLayout({ title, lead, isAnswer = false, children }: SignInLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <main className="grid min-h-dvh bg-paper max-lg:content-start lg:grid-cols-2">
      <div
        aria-hidden="true"
        className="relative h-44 overflow-hidden bg-linen lg:sticky lg:top-0 lg:h-dvh"
      >
        <SignInPicture />
      </div>
      <div className="px-6 pt-8 pb-16 sm:px-10 lg:py-12">
        <div className="mx-auto grid w-full max-w-sm gap-8 lg:min-h-full lg:grid-rows-[auto_1fr]">
          <Link to="/" className="w-fit">
            <img
              src="/logo.png"
              alt={shopDetails.name}
              width={132}
              height={44}
              className="h-11 w-auto font-display text-xl"
            />
          </Link>
          <div className="grid content-center gap-8">
            <div className="grid gap-3">
              <h1 ref={heading} tabIndex={-1} className="font-display text-2xl">
                {title}
              </h1>
              <p className="text-ink-soft">{lead}</p>
            </div>
            <NeedsScripts to="continue" />
            {children}
          </div>
        </div>
      </div>
    </main>
  )
}

/** The hero picture, or a plain background without one. */
function SignInPicture() {
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
