/* Stands in for tslib in the browser: the framework's packages use this one helper of it there. */
export const __importDefault = (module: { __esModule?: boolean }): unknown =>
  module.__esModule ? module : { default: module };
