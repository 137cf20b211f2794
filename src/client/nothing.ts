/* Stands in for modules of the framework that have nothing to do here. */
export {};
