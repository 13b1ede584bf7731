import { Button } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FactList } from '../../ui/facts/fact-list.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { TalkFrame } from './talk-frame.tsx'
import classes from './talk-screen.module.css'

interface TalkScreenProps {
  readonly header: ReactNode
  /** Names the facts. */
  readonly label: string
  /** All facts, as a named `aside`, and the few that stand in a line where there is no room beside the talk. */
  readonly facts: ReactNode
  readonly few: ReactNode
  /** The facts stand beside the talk. */
  readonly beside: boolean
  /** The place to answer it. */
  readonly foot: ReactNode
  readonly children: ReactNode
}

/** A record that is talked about: the talk in the height of the window, its facts beside it, or in a line above it and a drawer. */
export function TalkScreen({ header, label, facts, few, beside, foot, children }: TalkScreenProps) {
  const { t } = useTranslation('kit')
  const [drawn, draw] = useState(false)
  return (
    <div className={classes['screen']} data-fills>
      {header}
      {!beside && (
        <div className={classes['line']}>
          {!drawn && (
            <FactList label={label} line>
              {few}
            </FactList>
          )}
          <Button variant="subtle" size="compact-md" className={classes['details'] ?? ''} onClick={() => draw(true)}>
            {t('details')}
          </Button>
        </div>
      )}
      <div className={classes['columns']}>
        <TalkFrame begins foot={foot}>
          {children}
        </TalkFrame>
        {beside && (
          <div className={classes['beside']}>
            <Suspense>{facts}</Suspense>
          </div>
        )}
      </div>
      <SideDrawer opened={drawn && !beside} title={label} onClose={() => draw(false)}>
        {facts}
      </SideDrawer>
    </div>
  )
}
