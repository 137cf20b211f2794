/* Replaces tslib in the browser, where the framework's packages use only this helper. The real one adds
   3,145 bytes (brotli) to main.js, which would then exceed its budget. To remove this, take its alias
   out of `src/plugins/chunks`. */
export const __importDefault = (module: { __esModule?: boolean }): unknown =>
  module.__esModule ? module : { default: module };
