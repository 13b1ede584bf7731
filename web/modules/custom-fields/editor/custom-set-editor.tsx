import type { CustomSet } from '@diwan/contract/custom-fields/schemas'
import { CUSTOM_TYPES } from '@diwan/contract/custom-fields/vocabulary'
import type { Field } from '@diwan/core/fields/field'
import { ActionIcon, Alert, Button, Switch } from '@mantine/core'
import { IconAlertCircle, IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import '../../../ui/switch-styles.ts'
import { PageActions } from '../../../ui/page-actions.tsx'
import { FieldPreview, FieldsEditor, type EditorOptions } from '../../fields/public.ts'
import classes from '../custom-fields.module.css'
import { useCustomSet } from './use-custom-set.ts'

const sign = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** The fields of one kind of record: built, put in order, switched off, and seen as they will be asked. */
export function CustomSetEditor({ set }: { set: CustomSet }) {
  const { t } = useTranslation(['custom-fields', 'kit'])
  const editing = useCustomSet(set)
  const { fields, hidden, keys, overtaken } = editing
  const options: EditorOptions = {
    types: CUSTOM_TYPES,
    typeStays: (key) => (keys.includes(key) ? t('typeFixed') : undefined),
    mark: ({ key }) => (hidden.includes(key) ? t('inactive') : undefined),
    more: (field) => (
      <More
        field={field}
        saved={keys.includes(field.key)}
        active={!hidden.includes(field.key)}
        onSwitch={(on) => editing.switchField(field.key, on)}
      />
    ),
  }
  return (
    <form className={classes['room']} noValidate onSubmit={(event) => event.preventDefault()}>
      <PageActions>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('undo', { ns: 'kit' })}
          disabled={!editing.undo}
          onClick={editing.undo}
        >
          <IconArrowBackUp {...sign} className="turns" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('redo')}
          disabled={!editing.redo}
          onClick={editing.redo}
        >
          <IconArrowForwardUp {...sign} className="turns" />
        </ActionIcon>
        <Button h={32} disabled={editing.pending || !editing.dirty} onClick={editing.save}>
          {t('save')}
        </Button>
      </PageActions>
      <div className={classes['section']}>
        {editing.problem && (
          <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle {...sign} />}>
            {editing.problem}
            {overtaken && (
              <div className={classes['more']}>
                <Button size="compact-sm" variant="default" onClick={overtaken.takeTheirs}>
                  {t('takeTheirs')}
                </Button>
                <Button size="compact-sm" variant="default" onClick={overtaken.keepMine}>
                  {t('keepMine')}
                </Button>
              </div>
            )}
          </Alert>
        )}
        <div className={classes['columns']}>
          <div className={classes['section']}>
            <FieldsEditor fields={fields} onChange={editing.change} errors={editing.errors} options={options} />
            <p className={classes['dim']}>{t('removing')}</p>
          </div>
          <FieldPreview fields={fields.filter(({ key }) => !hidden.includes(key))} />
        </div>
      </div>
    </form>
  )
}

interface MoreProps {
  readonly field: Field
  readonly saved: boolean
  readonly active: boolean
  readonly onSwitch: (on: boolean) => void
}

/** What only a custom field has: a key for good, once it is saved, and whether it is asked at present. */
function More({ field, saved, active, onSwitch }: MoreProps) {
  const { t } = useTranslation('custom-fields')
  return (
    <div className={classes['more']}>
      <Switch
        label={t('active')}
        description={t('activeText')}
        checked={active}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      {saved && (
        <span title={t('keyText')}>
          {t('key')}{' '}
          <code dir="ltr">
            <bdi>{field.key}</bdi>
          </code>
        </span>
      )}
    </div>
  )
}
