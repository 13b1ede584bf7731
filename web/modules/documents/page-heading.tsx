import { IconLink } from '@tabler/icons-react'
import { createContext, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './page-heading.module.css'

/** The anchors of the headings of the page around, by their nodes; none where headings are not linked to. */
export const Anchors = createContext<ReadonlyMap<object, string> | undefined>(undefined)

interface PageHeadingProps {
  readonly node: object
  readonly level: number
  readonly dir: 'rtl' | 'ltr' | undefined
  readonly children: ReactNode
}

/** A heading of a page; where its page has anchors, a button copies the address of this part. */
export function PageHeading({ node, level, dir, children }: PageHeadingProps) {
  const id = use(Anchors)?.get(node)
  const about = { dir, role: 'heading', 'aria-level': level + 1, 'data-level': level }
  if (id === undefined) return <p {...about}>{children}</p>
  return (
    <div className={classes['line']} dir={dir}>
      <p {...about} id={id} className={classes['heading']}>
        {children}
      </p>
      <CopyAddress id={id} />
    </div>
  )
}

function CopyAddress({ id }: { readonly id: string }) {
  const { t } = useTranslation('documents')
  const address = new URL(`#${encodeURIComponent(id)}`, location.href).href
  return (
    <span className={classes['copy']}>
      <CopyButton icon={IconLink} label={t('copyHeadingLink')} text={address} />
    </span>
  )
}
