import { Button } from '@mantine/core'
import type { RegisteredModule } from '@diwan/contract/releases/schemas'
import { isReady } from '@diwan/contract/releases/vocabulary'
import type { Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { useModuleName } from '../use-module-name.ts'
import { ModuleMenu, type OpenModuleDialog, type May } from './module-menu.tsx'
import classes from './register.module.css'
import { StatusPicker } from './status-picker.tsx'

/** A module with its icon as the menu draws it; what is not said of most modules stands beside the name. */
export function useModuleRow(
  iconOf: (key: string) => Icon | undefined,
  may: May,
  onAsk: (asked: OpenModuleDialog) => void,
): RowOf<RegisteredModule> {
  const { t } = useTranslation('releases')
  const nameOf = useModuleName()
  return {
    keyOf: ({ key }) => key,
    title: ({ key, hex_color }) => {
      const Sign = iconOf(key)
      return (
        <span className={classes['module']}>
          <span className={classes['icon']} style={{ '--module': hex_color } as React.CSSProperties}>
            {Sign && <Sign size={16} stroke={1.7} aria-hidden />}
          </span>
          {nameOf(key)}
        </span>
      )
    },
    beside: (module) => (
      <>
        {!module.built && <small className={classes['mark']}>{t('notBuilt')}</small>}
        {isReady(module) && (
          <>
            <small className={classes['mark']} data-ready>
              {t('ready')}
            </small>
            {may.status && (
              <Button
                size="compact-xs"
                variant="light"
                onClick={() => onAsk({ about: 'status', key: module.key })}
                aria-label={`${t('release')}: ${nameOf(module.key)}`}
              >
                {t('release')}
              </Button>
            )}
          </>
        )}
      </>
    ),
    lines: (module) => ({
      about: <bdi dir="ltr">{module.version}</bdi>,
      ...(module.changedDate !== null && { when: <UpdatedText seconds={module.changedDate} /> }),
      signs: <StatusPicker module={module} may={may.status} />,
      end: <ModuleMenu of={module.key} may={may} onAsk={onAsk} />,
    }),
    marks: ({ key }) => ({ 'data-module': key }),
  }
}
