import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { arrange } from './service/arrange.ts'
import { declaredIn } from './service/declared.ts'
import { firstSteps } from './service/first-steps.ts'
import { chooseMail, openMail } from './service/mail/choose.ts'
import { figuresJob, figuresMail, postDueMails } from './service/mail/send.ts'
import { openDashboard } from './service/read.ts'
import { topicOf } from './topics.ts'

/** It shows the widgets that the modules declare. */
export const manifest = (house: House): Module => {
  const declared = declaredIn(house)
  return {
    name: 'dashboard',
    routes: [
      route(dashboard.user, (ctx, asked) => openDashboard(ctx, 'user', asked, declared)),
      route(dashboard.admin, (ctx, asked) => openDashboard(ctx, 'admin', asked, declared)),
      route(dashboard.mail, openMail),
      route(dashboard.chooseMail, chooseMail),
      route(dashboard.arrange, (ctx, layout) => arrange(ctx, layout, declared)),
    ],
    widgets: [firstSteps(house)],
    backgroundJobs: [figuresJob(house, declared)],
    regularMails: [figuresMail],
    everyMinute: postDueMails,
    topics: (actor) => [topicOf(actor.id)],
  }
}
