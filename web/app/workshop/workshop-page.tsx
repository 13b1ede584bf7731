import '../shell-styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { environment } from '../../kit/environment.ts'
import { queryClient } from '../../kit/query-client.ts'
import { Toasts } from '../../ui/toast-machine.tsx'
import { UndoRegion } from '../../ui/undo-region.tsx'
import { LanguageToggle } from '../../ui/language-toggle.tsx'
import { SchemeToggle } from '../../ui/scheme-toggle.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { Specimens } from './specimens.tsx'
import classes from './workshop.module.css'

/** Every piece of the interface in both directions, in the theme chosen above. Development and demo only. */
export function WorkshopPage() {
  if (!environment.workshop) return <NotFoundPage />
  return (
    <main id="main" tabIndex={-1} className={classes['page']}>
      <header className={classes['tools']}>
        <LanguageToggle />
        <SchemeToggle />
      </header>
      <QueryClientProvider client={queryClient}>
        <div className={classes['sides']}>
          <div dir="rtl" className={classes['side']}>
            <Specimens />
          </div>
          <div dir="ltr" className={classes['side']}>
            <Specimens />
          </div>
        </div>
        <FieldSpecimens />
      </QueryClientProvider>
      <UndoRegion />
      <Toasts />
    </main>
  )
}
