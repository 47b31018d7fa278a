import { describe, expect, it } from 'vitest'
import type { ContentTexts } from '../content-page.ts'
import {
  type ContentProblems,
  checkContentTexts,
  longestBody,
  longestLead,
  longestTitle,
} from './check-content-texts.ts'

const texts: ContentTexts = {
  title: 'Terms',
  titleAr: '',
  lead: 'Short terms of {shop}.',
  leadAr: '',
  body: '## Order\n\n- Pay on [our page](/checkout)\n- **Call** {phone}',
  bodyAr: '',
}

describe('checkContentTexts', () => {
  it.each([
    ['texts without Arabic', {}],
    ['texts with Arabic', { titleAr: 'الشروط', leadAr: 'مقدمة', bodyAr: 'اتصل على {phone}' }],
    [
      'the longest texts',
      {
        title: 'x'.repeat(longestTitle),
        lead: 'x'.repeat(longestLead),
        body: 'x'.repeat(longestBody),
      },
    ],
  ])('accepts %s', (_what, change) => {
    expect(checkContentTexts({ ...texts, ...change })).toEqual({})
  })

  it.each<[string, Partial<ContentTexts>, ContentProblems]>([
    ['no title', { title: ' ' }, { title: { code: 'title-missing' } }],
    ['no introduction', { lead: '' }, { lead: { code: 'lead-missing' } }],
    ['no text', { body: '\n' }, { body: { code: 'body-missing' } }],
    ['a text without content', { body: '##' }, { body: { code: 'body-missing' } }],
    [
      'a long title',
      { title: 'x'.repeat(longestTitle + 1) },
      { title: { code: 'too-long', longest: longestTitle } },
    ],
    [
      'a long introduction',
      { leadAr: 'x'.repeat(longestLead + 1) },
      { leadAr: { code: 'too-long', longest: longestLead } },
    ],
    [
      'a long text',
      { bodyAr: 'x'.repeat(longestBody + 1) },
      { bodyAr: { code: 'too-long', longest: longestBody } },
    ],
    [
      'an unknown placeholder',
      { body: 'Fax {fax}' },
      { body: { code: 'placeholder-unknown', placeholder: '{fax}' } },
    ],
    [
      'an unknown placeholder in a title',
      { titleAr: '{fax}' },
      { titleAr: { code: 'placeholder-unknown', placeholder: '{fax}' } },
    ],
    [
      'a script link',
      { bodyAr: '[x](javascript:alert)' },
      { bodyAr: { code: 'link-refused', link: 'javascript:alert' } },
    ],
    [
      'a link without a scheme',
      { body: '[x](example.com)' },
      { body: { code: 'link-refused', link: 'example.com' } },
    ],
    [
      'a link to a placeholder',
      { body: '[Call us](tel:{phone})' },
      { body: { code: 'link-refused', link: 'tel:{phone}' } },
    ],
  ])('rejects %s', (_what, change, problems) => {
    expect(checkContentTexts({ ...texts, ...change })).toEqual(problems)
  })
})
