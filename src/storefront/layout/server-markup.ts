/**
 * Props of an element that keeps what the server rendered and adds nothing. React takes no empty string with Trusted
 * Types.
 */
export const serverMarkup = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: {
    __html: (import.meta.env.SSR ? undefined : window.trustedTypes?.emptyHTML) ?? '',
  },
}
