/** How long a live screen is given to come to its first words, ms. */
const liveMs = 2500;

const sessionScript = ({ token, refreshToken, interview }) => {
  if (token) {
    localStorage.setItem('authToken', token);
    localStorage.setItem('refreshToken', refreshToken);
  }
  if (interview) history.replaceState({ usr: { id: interview }, key: 'wizard' }, '');
};

const settle = async (page) => {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy=true]'), null, { timeout: 5000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
};

/** Opens a screen directly in a window and a theme. The picture shows what a learner sees first, and how high the whole page is. */
export const shoot = async (browser, { url, learners }, screen, { window, theme }) => {
  const context = await browser.newContext({ viewport: window, colorScheme: theme, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = learners[screen.who] ?? {};
    await page.addInitScript(sessionScript, {
      token: session.token,
      refreshToken: session.refreshToken,
      interview: screen.interview ? learners.interview : undefined,
    });
    await page.goto(url + screen.path);
    await settle(page);
    if (screen.live) await page.waitForTimeout(liveMs);
    if (screen.press) await page.getByRole('button', { name: screen.press }).click();
    const { scrollHeight, scrollWidth } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth };
    });
    const picture = (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64');
    return { picture, height: scrollHeight, isTooWide: scrollWidth > window.width };
  } finally {
    await context.close();
  }
};
