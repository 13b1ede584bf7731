import { createContext, use, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import classes from './page-sections.module.css'
import { useSeenFirst } from './use-seen-first.ts'

interface Known {
  readonly element: HTMLElement
  readonly title: string
}

type Note = (section: Known) => () => void
const Sections = createContext<Note | undefined>(undefined)

const inPageOrder = (one: Known, other: Known) =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

interface PageSectionsProps {
  /** Names the list of sections for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** A long page in sections: where there is room a list of them stays beside it, says which is read, and leads to each. */
export function PageSections({ label, children }: PageSectionsProps) {
  const [sections, setSections] = useState<readonly Known[]>([])
  const note = useCallback<Note>((section) => {
    setSections((known) => [...known, section].toSorted(inPageOrder))
    return () => setSections((known) => known.filter((one) => one !== section))
  }, [])
  const seen = useSeenFirst(sections.map(({ element }) => element))
  return (
    <div className={classes['page']}>
      <nav className={classes['list']} aria-label={label}>
        <ol>
          {sections.map(({ element, title }, at) => (
            <li key={title}>
              <button type="button" aria-current={at === seen ? 'location' : undefined} onClick={() => show(element)}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes['sections']}>
        <Sections value={note}>{children}</Sections>
      </div>
    </div>
  )
}

function show(section: HTMLElement): void {
  section.scrollIntoView({ block: 'start' })
  section.querySelector('h2')?.focus({ preventScroll: true })
}

interface PageSectionProps {
  /** Its part of the address: `#notifications` opens the page there. */
  readonly name?: string
  readonly title: string
  /** What it is for. */
  readonly text?: string
  /** At most one, beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One subject of a page: its name, what it is for, what there is to see or to fill in. */
export function PageSection({ name, title, text, action, children }: PageSectionProps) {
  const place = useRef<HTMLElement>(null)
  const heading = useId()
  const note = use(Sections)
  useEffect(() => (place.current ? note?.({ element: place.current, title }) : undefined), [note, title])
  useEffect(() => {
    if (name !== undefined && place.current && window.location.hash === `#${name}`) show(place.current)
  }, [name])
  return (
    <section ref={place} id={name} className={classes['section']} aria-labelledby={heading}>
      <header className={classes['head']}>
        <div className={classes['words']}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          {text && <p>{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
