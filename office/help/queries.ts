import { queryOptions } from '@tanstack/react-query'
import type { HelpPageName } from '#contract/office/help.ts'
import { api } from '../api/api.ts'

export const helpPageWords: Record<HelpPageName, string> = {
  'about-us': 'About us',
  faq: 'Questions and answers',
  'privacy-policy': 'Privacy policy',
  'refund-policy': 'Refund policy',
  'terms-and-condition': 'Terms and conditions',
}

/** Where shoppers read it. */
export const shopAddresses: Record<HelpPageName, string> = {
  'about-us': '/about-us',
  faq: '/faq',
  'privacy-policy': '/privacy-policy',
  'refund-policy': '/refund-policy',
  'terms-and-condition': '/terms-condition',
}

export function isHelpPage(name: string): name is HelpPageName {
  return Object.hasOwn(helpPageWords, name)
}

export function helpPageQuery(page: HelpPageName) {
  return queryOptions({
    queryKey: ['help', 'one', page],
    queryFn: async () => (await api('GET /office/help/{page}', { params: { page } })).data,
  })
}
