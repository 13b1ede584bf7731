import { IconAlertTriangle, IconBell, IconCircleCheck, IconCircleX, IconInfoCircle, IconMessage } from '@tabler/icons-react'
import DOMPurify from 'dompurify'
import i18next from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastContainer, toast } from 'react-toastify'
import { useDirection } from '../kit/formats.ts'
import classes from './toasts.module.css'
import type { ToastKind, ToastWords } from './toasts.ts'

/** All kinds alike (Q.75). */
const STAYS = 5_000
const ALLOWED = { ALLOWED_TAGS: ['b', 'strong', 'em', 'br', 'bdi', 'ul', 'li', 'p'], ALLOWED_ATTR: ['dir', 'lang'] }

const icons = {
  success: IconCircleCheck,
  error: IconCircleX,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  default: IconMessage,
}

export function raise({ kind, text, html, icon }: ToastWords): void {
  const Icon = icon === 'notifications' ? IconBell : icons[kind]
  toast(<ToastBody kind={kind} {...(text !== undefined && { text })} {...(html !== undefined && { html })} />, {
    type: kind,
    autoClose: STAYS,
    icon: <Icon size={20} stroke={1.75} aria-hidden data-icon={icon ?? kind} />,
    role: kind === 'error' ? 'alert' : 'status',
  })
}

function ToastBody({ kind, text, html }: { kind: ToastKind; text?: string; html?: string }) {
  const words = text ?? i18next.t(`toast_${kind}`, { ns: 'kit' })
  if (html === undefined) return <div className={classes['body']}>{words}</div>
  return <div className={classes['body']} dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, ALLOWED) }} />
}

/** A toast lets pointers through, so it cannot hear them itself: the page is asked whether one rests on it. */
function usePauseWhilePointedAt(): void {
  useEffect(() => {
    let paused = false
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      const toasts = [...document.querySelectorAll('.Toastify__toast')].map((one) => one.getBoundingClientRect())
      const over = toasts.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
      if (over !== paused) (over ? toast.pause : toast.play)()
      paused = over
    }
    addEventListener('pointermove', move)
    return () => removeEventListener('pointermove', move)
  }, [])
}

/** At the top right in both directions; the countdown stops while a toast is pointed at or focused. */
export function Toasts() {
  const { t } = useTranslation('kit')
  const rtl = useDirection() === 'rtl'
  usePauseWhilePointedAt()
  return (
    <div onFocusCapture={() => toast.pause()} onBlurCapture={() => toast.play()}>
      <ToastContainer
        position="top-right"
        rtl={rtl}
        autoClose={STAYS}
        newestOnTop
        pauseOnHover={false}
        pauseOnFocusLoss
        hideProgressBar={false}
        limit={5}
        aria-label={t('notices')}
        className={classes['stack'] ?? ''}
        toastClassName={classes['toast'] ?? ''}
        closeButton={({ closeToast }) => (
          <button type="button" className={classes['close']} aria-label={t('dismiss')} onClick={() => closeToast(true)}>
            ×
          </button>
        )}
      />
    </div>
  )
}
