import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi, useSettings } from '#client/api.ts'
import { Icon } from '#ui/icon.tsx'
import { type Brand, BrandIcon } from '#ui/pictures/brand-icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { staticCategories } from '../catalogue/queries.ts'
import { callLink, dialled, representatives, socialHandle } from '../content/queries.ts'
import { categoryAddress, helpLinks, quickLinks } from './links.ts'
import { LogoSign, logoClass } from './logo.tsx'

/** The footer's content. Only the server renders it. */
export function FooterContent() {
  const { storeName, year } = useSettings()
  return (
    <>
      <div className="page-width grid grid-cols-1 gap-x-6 pt-2 wrap-anywhere md:grid-cols-4 md:py-10">
        <Column title="Categories">
          <CategoryLinks />
        </Column>
        <Column title="Quick links">
          {quickLinks.map(({ label, to }) => (
            <li key={label}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </Column>
        <Column title="Help">
          {helpLinks.map(({ label, to }) => (
            <li key={label}>
              <a href={to}>{label}</a>
            </li>
          ))}
          <li>
            <a href="/data-saver">Data saver</a>
          </li>
          <li>
            {/* No page of the router. */}
            <a href="/status" rel="external">
              Service status
            </a>
          </li>
        </Column>
        <div>
          <CustomerService />
          <HeadOffice />
        </div>
      </div>
      <div className="border-t border-frame-raised">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 py-1 md:py-4">
          <a href="/" aria-label={`${storeName}, home`} className={logoClass}>
            <LogoSign />
          </a>
          <p className="text-sm text-on-frame-soft">
            {`© ${year} ${storeName}. All rights reserved.`}
          </p>
        </div>
      </div>
    </>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <Group title={title}>
        <ul className="footer-links">{children}</ul>
      </Group>
    </nav>
  )
}

/** On phones a fold with its title; wide screens have both open. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="mb-1 text-base max-md:hidden">{title}</h2>
      <details className="footer-fold">
        <summary>
          <h2 className="text-base">{title}</h2>
          <Icon name="chevron-down" size={18} />
        </summary>
        {children}
      </details>
    </>
  )
}

/** The first 10 (storefront specification, section 9). */
function CategoryLinks() {
  const { data: categories = [] } = useQuery(staticCategories(useApi()))
  return categories.slice(0, 10).map(({ id, name }) => (
    <li key={id}>
      <a href={categoryAddress(id)}>{name}</a>
    </li>
  ))
}

function CustomerService() {
  const { data: people = [] } = useQuery(representatives.orders(useApi()))
  if (people.length === 0) return null
  return (
    <section aria-label="Customer service" className="md:mb-4">
      <Group title="Customer service">
        <ul className="grid gap-1 pb-2">
          {people.map(({ id, name, phone_number, image_url }) => (
            <li key={id}>
              <a
                href={callLink(phone_number)}
                className="flex min-h-11 items-center gap-3 text-sm text-on-frame-soft hover:text-on-frame"
              >
                <span className="relative block size-10 shrink-0 overflow-hidden rounded-full border-2 border-frame-raised bg-frame-raised">
                  <Picture src={image_url} alt="" widths={[96]} sizes="40px" />
                </span>
                <span>
                  {`Call ${name}`}
                  <span className="block tabular-nums">{dialled(phone_number)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Group>
    </section>
  )
}

/** In the specification's order; its API spells LinkedIn 'linkedlin'. */
const socials = [
  { field: 'facebook', icon: 'facebook', label: 'Facebook' },
  { field: 'instagram', icon: 'instagram', label: 'Instagram' },
  { field: 'x', icon: 'x', label: 'X' },
  { field: 'linkedlin', icon: 'linkedin', label: 'LinkedIn' },
  { field: 'youtube', icon: 'youtube', label: 'YouTube' },
  { field: 'tiktok', icon: 'tiktok', label: 'TikTok' },
] as const satisfies readonly { field: string; icon: Brand; label: string }[]

function HeadOffice() {
  const { data: handle } = useQuery(socialHandle(useApi()))
  if (!handle) return null
  return (
    <>
      <ul aria-label="Social media" className="-ml-3 flex flex-wrap max-md:pt-2">
        {socials
          .filter(({ field }) => handle[field])
          .map(({ field, icon, label }) => (
            <li key={field}>
              <a
                href={handle[field]}
                rel="noreferrer"
                aria-label={label}
                className="grid size-11 place-items-center rounded-full text-on-frame-soft hover:bg-frame-raised hover:text-on-frame"
              >
                <BrandIcon name={icon} size={20} />
              </a>
            </li>
          ))}
      </ul>
      <address className="mt-1 mb-3 flex gap-2 text-sm text-on-frame-soft not-italic">
        <span className="shrink-0">
          <Icon name="pin" size={18} />
        </span>
        {handle.address}
      </address>
    </>
  )
}
