import nprogress from 'nprogress';

/* The bar's own template has roles that ARIA doesn't know. */
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
});
