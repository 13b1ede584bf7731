import { agreement, ends, labelled, needed, options, page, starter, yesNo, type Starter } from './starter-fields.ts'

const likely = ends(['لا أوصي إطلاقًا', 'Not at all likely'], ['أوصي بشدة', 'Extremely likely'])

const workplace = starter(
  'workplace',
  ['بيئة العمل', 'Working environment'],
  ['خمس دقائق تساعدنا على تحسين يومك.', 'Five minutes that help us improve your day.'],
  [
    page('tools', ['أدواتك', 'Your tools']),
    {
      type: 'rating',
      ...labelled('tools_help', [
        'إلى أي مدى تساعدك أدواتك على إنجاز عملك؟',
        'How much do your tools help you to get your work done?',
      ]),
      ...needed,
      ...ends(['لا تساعد أبدًا', 'Not at all'], ['تساعد كثيرًا', 'A great deal']),
    },
    {
      type: 'choice',
      ...labelled('obstacle', ['ما الذي يعطّلك أكثر؟', 'What holds you up most?']),
      other: true,
      options: options({
        network: ['بطء الشبكة في بعض الأدوار', 'Slow network on some floors'],
        passwords: ['كثرة كلمات المرور', 'Too many passwords'],
        approvals: ['انتظار الموافقات', 'Waiting for approvals'],
      }),
    },
    page('team', ['فريقك', 'Your team']),
    {
      type: 'matrix',
      ...labelled('statements', ['ما مدى موافقتك على هذه العبارات؟', 'How far do you agree with these statements?']),
      ...needed,
      rows: options({
        goals: ['أعرف ما هو متوقع مني', 'I know what is expected of me'],
        recognition: ['يُقدَّر عملي الجيد', 'Good work is recognised'],
        growth: ['أتعلم أشياء جديدة', 'I learn new things'],
        voice: ['يُسمع رأيي', 'My opinion counts'],
      }),
      scale: agreement,
    },
    page('next', ['ما التالي؟', 'What next?']),
    {
      type: 'ranking',
      ...labelled('priorities', ['رتّب ما ينبغي تحسينه أولًا', 'Rank what should improve first']),
      options: options({
        offices: ['المكاتب', 'Offices'],
        tools: ['الأدوات', 'Tools'],
        training: ['التدريب', 'Training'],
        flexibility: ['مرونة الدوام', 'Flexible hours'],
      }),
    },
    {
      type: 'rating',
      ...labelled('recommend', ['ما احتمال أن توصي بالعمل هنا؟', 'How likely are you to recommend working here?']),
      ...needed,
      rule: { low: 0, high: 10 },
      ...likely,
    },
    { type: 'long_text', ...labelled('more', ['شيء تود إضافته؟', 'Anything to add?']) },
  ],
)

const course = starter(
  'course_evaluation',
  ['تقييم دورة تدريبية', 'Course evaluation'],
  ['رأيك يحسّن الدورة القادمة.', 'Your opinion improves the next course.'],
  [
    { type: 'rating', ...labelled('overall', ['تقييمك العام للدورة', 'The course overall']), ...needed, stars: true },
    {
      type: 'matrix',
      ...labelled('parts', ['قيّم كل جانب', 'Rate each part']),
      ...needed,
      rows: options({
        content: ['المحتوى', 'Content'],
        trainer: ['المدرب', 'Trainer'],
        pace: ['سرعة العرض', 'Pace'],
        place: ['المكان والتجهيزات', 'Place and equipment'],
      }),
      scale: options({
        poor: ['ضعيف', 'Poor'],
        fair: ['مقبول', 'Fair'],
        good: ['جيد', 'Good'],
        excellent: ['ممتاز', 'Excellent'],
      }),
    },
    { type: 'choice', ...labelled('use', ['هل ستطبّق ما تعلمته؟', 'Will you use what you learned?']), ...needed, options: yesNo },
    {
      type: 'rating',
      ...labelled('recommend', ['ما احتمال أن توصي بها زميلًا؟', 'How likely are you to recommend it?']),
      rule: { low: 0, high: 10 },
      ...likely,
    },
    { type: 'long_text', ...labelled('better', ['ما الذي يمكن تحسينه؟', 'What could be better?']) },
  ],
)

const leaving = starter(
  'exit_interview',
  ['مقابلة نهاية الخدمة', 'Exit interview'],
  ['إجاباتك تساعدنا على أن نكون مكانًا أفضل.', 'Your answers help us to become a better place.'],
  [
    {
      type: 'choices',
      ...labelled('reasons', ['أسباب المغادرة', 'Reasons for leaving']),
      ...needed,
      other: true,
      rule: { max: 3 },
      options: options({
        offer: ['عرض أفضل', 'A better offer'],
        growth: ['فرص التطور', 'Growth'],
        manager: ['العلاقة مع المدير', 'Relationship with the manager'],
        workload: ['ضغط العمل', 'Workload'],
        family: ['ظروف عائلية', 'Family reasons'],
        studies: ['الدراسة', 'Studies'],
      }),
    },
    {
      type: 'rating',
      ...labelled('experience', ['تجربتك إجمالًا', 'Your experience overall']),
      ...needed,
      ...ends(['سيئة', 'Poor'], ['ممتازة', 'Excellent']),
    },
    { type: 'choice', ...labelled('back', ['هل قد تعود إلينا؟', 'Would you come back?']), ...needed, options: yesNo },
    { type: 'long_text', ...labelled('best', ['أفضل ما في العمل هنا', 'The best of working here']) },
    { type: 'long_text', ...labelled('change', ['ما الذي كنت ستغيّره؟', 'What would you have changed?']) },
  ],
)

export const surveyStarters: readonly Starter[] = [workplace, course, leaving]
