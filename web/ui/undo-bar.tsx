import { Button, CloseButton } from '@mantine/core'
import i18next from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endUndo, takeUndo, type UndoOffer } from '../kit/undo.ts'
import { Kbd } from './kbd.tsx'
import classes from './undo-bar.module.css'

/** At the end of the screen while the newest write can be taken back; its time stops while it is pointed at or focused, unless it is the portal's. */
export function UndoBar({ offer }: { offer: UndoOffer }) {
  const { t } = useTranslation('kit')
  const text = useSentence(offer)
  const held = useHeld()
  useCountdown(offer, held.isHeld && offer.firm !== true)
  if (text === undefined) return null
  return (
    <div className={classes['bar']} {...held.handlers}>
      <span className={classes['text']}>{text}</span>
      <Button
        variant="subtle"
        size="compact-md"
        aria-keyshortcuts="Z Control+Z Meta+Z"
        rightSection={<Kbd keys="Z" />}
        onClick={() => takeUndo(offer)}
      >
        {t('undo')}
      </Button>
      <CloseButton aria-label={t('dismiss')} onClick={() => endUndo(offer.id)} />
    </div>
  )
}

/** Of a module whose words no screen may have loaded yet. */
function useSentence({ says: [ns, key, names] }: UndoOffer): string | undefined {
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    let shown = true
    void i18next.loadNamespaces(ns).then(() => shown && setLoaded(ns))
    return () => void (shown = false)
  }, [ns])
  const translate = i18next.t as (key: string, options: object) => string // the pair was checked where it was written
  return loaded === ns ? translate(key, { ...names, ns }) : undefined
}

function useHeld() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    isHeld: pointed || focused,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

function useCountdown({ id, ms }: UndoOffer, isHeld: boolean): void {
  const left = useRef({ id, ms })
  useEffect(() => {
    if (left.current.id !== id) left.current = { id, ms }
    if (isHeld) return undefined
    const since = Date.now()
    const timer = setTimeout(() => endUndo(id), left.current.ms)
    return () => {
      clearTimeout(timer)
      left.current.ms -= Date.now() - since
    }
  }, [id, ms, isHeld])
}
