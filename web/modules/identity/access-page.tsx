import type { ReactNode } from 'react'
import { LanguageToggle } from '../../ui/language-toggle.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SchemeToggle } from '../../ui/scheme-toggle.tsx'
import classes from './access-page.module.css'

/** The card of the screens before the login. */
export function AccessPage({
  title,
  text,
  wide = false,
  children,
}: {
  title: string
  text: string
  wide?: boolean
  children?: ReactNode
}) {
  return (
    <div className={classes['page']}>
      <title>{title}</title>
      <div className={classes['tools']}>
        <LanguageToggle />
        <SchemeToggle />
      </div>
      <main id="main" tabIndex={-1} className={classes['card']} data-wide={wide || undefined}>
        <Logo size={40} />
        <div>
          <h1>{title}</h1>
          <p className={classes['text']}>{text}</p>
        </div>
        {children}
      </main>
    </div>
  )
}
