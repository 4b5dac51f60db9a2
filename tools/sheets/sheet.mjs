/** How wide a picture is on a sheet, and how many stand side by side. */
const computeLayout = ({ width }) => (width < 1000 ? { across: 6, size: 300 } : { across: 3, size: 620 });

/** How many pictures one sheet holds: more could not be looked at. */
export const perSheet = ({ width }) => (width < 1000 ? 12 : 9);

const figure = ({ screen, picture, height, isTooWide }, window, size) => `
  <figure style="width:${size}px">
    <figcaption>${screen.path} ${screen.press ?? ''} <i>${screen.who}, ${height} high${height > window.height ? ' <b>scrolls</b>' : ''}${isTooWide ? ' <b>sideways</b>' : ''}</i></figcaption>
    <img src="data:image/jpeg;base64,${picture}" width="${size}">
  </figure>`;

/** Lays pictures out and takes a picture of that: Chromium is the only tool that is needed. */
export const drawSheet = async (browser, pictures, { window, theme }, path) => {
  const { across, size } = computeLayout(window);
  const page = await browser.newPage({ viewport: { width: across * (size + 16) + 16, height: 800 } });
  await page.setContent(`<style>
      body { margin: 8px; background: #777; font: 13px sans-serif; display: flex; flex-wrap: wrap; color: #fff }
      figure { margin: 8px } figcaption { margin-bottom: 4px } i { opacity: .8 } b { color: #fd0 }
      h1 { width: 100%; margin: 8px; font-size: 18px }
    </style><h1>${window.width} px, ${theme}</h1>${pictures.map((one) => figure(one, window, size)).join('')}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
};
