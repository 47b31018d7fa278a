import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

export interface BackLinkProps extends Pick<LinkProps, 'search'> {
  to: NonNullable<LinkProps['to']>
  children: string
}

export function BackLink({ to, search = {}, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      search={search}
      className="inline-flex min-h-9 items-center gap-1.5 text-xs text-ink-soft hover:text-moss"
    >
      <ArrowLeft className="size-3.5 rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
