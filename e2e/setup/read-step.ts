/** What a user perceives at a step of the login box. */
export interface StepRead {
  title: string;
  /** The message of the alert; empty without one. */
  alert: string;
  /** The message of the first invalid field; empty if all are valid. */
  fieldError: string;
  /** Whether the focus is where the message is. */
  isFocusThere: boolean;
  /** Whether a spinner is shown. */
  waits: boolean;
  /** The number of enabled buttons, links and fields. */
  enabledControls: number;
  /** Whether the step only shows a result, which may continue by itself. */
  reports: boolean;
  /** Elements that can be scrolled sideways. */
  sideways: string[];
}

/** Reads the current step; runs in the page. */
export function readStep(): StepRead {
  const step = document.querySelector('.portico-step');
  const alert = step?.querySelector('[role="alert"]');
  const wrong = step?.querySelector('[aria-invalid="true"]');
  const message = document.getElementById(wrong?.getAttribute('aria-describedby') ?? '');
  const focused = document.activeElement;
  const enabledControls = [...(step?.querySelectorAll('a, button, input, select') ?? [])].filter(
    (control) => control.checkVisibility() && !control.matches(':disabled, [aria-disabled="true"]'),
  );
  const page = document.documentElement;
  const wide = [page, ...document.querySelectorAll('.portico-root, .portico-root *')].filter((element) => {
    const scrolls = element === page || /auto|scroll/.test(getComputedStyle(element).overflowX);
    return scrolls && element.scrollWidth > element.clientWidth + 1;
  });
  return {
    title: step?.querySelector('h1')?.textContent ?? '',
    alert: alert?.querySelector('.portico-alert-body > div')?.textContent?.trim() ?? '',
    fieldError: message?.textContent?.trim() ?? '',
    isFocusThere: Boolean(focused && (focused === alert || focused === wrong)),
    waits: Boolean(step?.querySelector('[data-pending], .portico-spinner')),
    enabledControls: enabledControls.length,
    reports: !step || step.hasAttribute('data-reports'),
    sideways: wide.map((element) => element.className || element.tagName),
  };
}
